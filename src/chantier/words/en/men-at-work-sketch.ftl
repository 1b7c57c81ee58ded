## The site in characters
sketch-plan = From above, mm
sketch-elevation = From the front, mm
sketch-girders = Girders: { $colours }
sketch-support = support
sketch-worker = worker
sketch-hat = hat
sketch-brick = brick
sketch-beam = beam
sketch-crane = crane
sketch-box = box
sketch-last = placed last: { $pieces }
sketch-no-room = This terminal is too small for a drawing; 60 columns and 24 lines are enough.
help-view = v shows the site from above and from the front.
