"""What we are measured by: ratios against peers, taken in the same run because machines are noisy."""
