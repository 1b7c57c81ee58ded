// Written by web/stills.py, which took the pictures beside this file.
export const STILLS = {
  "desktop": {
    "width": 860,
    "height": 560,
    "tops": {
      "blueprints": {
        "x": 280.8192036490118,
        "y": 212.26741484538428
      },
      "men-at-work": {
        "x": 547.6973175118803,
        "y": 110.00009333858081
      }
    }
  },
  "phone": {
    "width": 390,
    "height": 330,
    "tops": {
      "blueprints": {
        "x": 125.20921025589655,
        "y": 155.0318445085226
      },
      "men-at-work": {
        "x": 238.80095107397133,
        "y": 110.00000510292404
      }
    }
  }
} as const;
