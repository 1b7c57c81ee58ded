// Written by web/stills.py, which took the pictures beside this file.
export const STILLS = {
  "desktop": {
    "width": 860,
    "height": 560,
    "tops": {
      "blueprints": {
        "x": 281.4611603893251,
        "y": 213.77805300291774
      },
      "men-at-work": {
        "x": 547.1363068081887,
        "y": 110.00008137498371
      }
    }
  },
  "phone": {
    "width": 390,
    "height": 330,
    "tops": {
      "blueprints": {
        "x": 125.5226578800349,
        "y": 155.64195021831807
      },
      "men-at-work": {
        "x": 238.5690391777239,
        "y": 110.00003452734086
      }
    }
  }
} as const;
