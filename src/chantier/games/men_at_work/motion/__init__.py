"""Motion: packed poses, tracks, frames, the last seconds of an act."""
