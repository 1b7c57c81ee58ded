"""Pictures on paper: drawings of what stands on the table, as SVG and PNG."""
