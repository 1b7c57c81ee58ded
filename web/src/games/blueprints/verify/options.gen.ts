// Written by web/generate.py from the Python side. Do not edit: change it there, then run ./dev fix.
export const RULES = 2;
export const OPTIONS = {"unplaceable":{"since":1,"schema":{"enum":["any","forced"],"default":"any"}},"first":{"since":1,"schema":{"anyOf":[{"type":"integer"},{"enum":["chance"]}],"default":0}},"open_points":{"since":1,"schema":{"type":"boolean","default":false}}} as const;
