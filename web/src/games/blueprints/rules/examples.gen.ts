// Written by web/generate.py from the Python side. Do not edit: change it there, then run ./dev fix.
export type Award = "gold" | "silver" | "bronze";
export interface Counted {
  space: number;
  level: number;
  points: number;
  touches: number;
}
export interface Example {
  plan: [number, number, number, number, number, number];
  building: [string[], string[], string[], string[], string[], string[]];
  score: Score;
  counted: Counted[];
}
export interface Examples {
  numbers: Numbers;
  tables: Table[];
  plan: [number, number, number, number, number, number];
  stackings: Stacking[];
  fitting: Example;
  fitting_die: string;
  fits: number[];
  two: Two;
  kept: Example;
  not_kept: Example;
  wood: Example;
  recycled: Example;
  stone: Example;
  glass: Example;
  prizes: Partial<Record<Prize, Example>>;
  round: Round;
  finish: Finish;
}
export interface Finish {
  tallies: Tally[];
  winners: number[];
  reason: string;
}
export type Material = "wood" | "recycled" | "stone" | "glass";
export interface Numbers {
  rounds: number;
  picks: number;
  dice: number;
  of_a_material: number;
  plans: number;
  bonus: number;
  wood: number;
  recycled: number[];
  stone: number[];
  prize_points: number;
  award_points: Partial<Record<Award, number>>;
  skyscraper: number;
  integrity: number;
  geometer: number;
  materials: number;
}
export interface Place {
  seat: number;
  tie: [number, number, number];
  award: Award | null;
  qualifies: Prize[];
  wins: Prize[];
}
export type Prize = "skyscraper" | "integrity" | "geometer" | "materials";
export interface Round {
  in_demand: [Material, Material];
  buildings: Example[];
  places: Place[];
  ranking: number[];
  starts: number;
}
export interface Score {
  bonus: number;
  wood: number;
  recycled: number;
  stone: number;
  glass: number;
  total: number;
}
export interface Stacking {
  below: string;
  die: string;
  allowed: boolean;
}
export interface Table {
  players: number;
  pool: number;
  awards: Award[];
  refill: number;
}
export interface Tally {
  points: number;
  prizes: number;
  gold: number;
  silver: number;
  bronze: number;
}
export interface Two {
  pool: string[];
  builds: number;
  removes: number;
}
export const EXAMPLES: Examples = {
  "numbers": {
    "rounds": 3,
    "picks": 6,
    "dice": 32,
    "of_a_material": 8,
    "plans": 24,
    "bonus": 6,
    "wood": 2,
    "recycled": [
      2,
      5,
      10,
      15,
      20,
      30
    ],
    "stone": [
      2,
      3,
      5,
      8
    ],
    "prize_points": 2,
    "award_points": {
      "gold": 3,
      "silver": 2,
      "bronze": 1
    },
    "skyscraper": 5,
    "integrity": 4,
    "geometer": 6,
    "materials": 5
  },
  "tables": [
    {
      "players": 2,
      "pool": 8,
      "awards": [
        "silver"
      ],
      "refill": 2
    },
    {
      "players": 3,
      "pool": 9,
      "awards": [
        "gold",
        "silver"
      ],
      "refill": 1
    },
    {
      "players": 4,
      "pool": 7,
      "awards": [
        "gold",
        "silver",
        "bronze"
      ],
      "refill": 1
    }
  ],
  "plan": [
    0,
    1,
    3,
    1,
    1,
    0
  ],
  "stackings": [
    {
      "below": "R3",
      "die": "G5",
      "allowed": true
    },
    {
      "below": "W4",
      "die": "S4",
      "allowed": true
    },
    {
      "below": "S5",
      "die": "W3",
      "allowed": false
    }
  ],
  "fitting": {
    "plan": [
      0,
      1,
      3,
      1,
      1,
      0
    ],
    "building": [
      [],
      [
        "W3"
      ],
      [
        "R2",
        "S5"
      ],
      [],
      [
        "G6"
      ],
      []
    ],
    "score": {
      "bonus": 0,
      "wood": 0,
      "recycled": 2,
      "stone": 3,
      "glass": 6,
      "total": 11
    },
    "counted": []
  },
  "fitting_die": "G4",
  "fits": [
    1,
    3
  ],
  "two": {
    "pool": [
      "W1",
      "R2",
      "S2",
      "G3",
      "W4",
      "R5",
      "S5",
      "G6"
    ],
    "builds": 7,
    "removes": 5
  },
  "kept": {
    "plan": [
      2,
      3,
      0,
      1,
      0,
      0
    ],
    "building": [
      [
        "S2",
        "W4"
      ],
      [
        "R1",
        "G3",
        "G5"
      ],
      [],
      [
        "W6"
      ],
      [],
      []
    ],
    "score": {
      "bonus": 6,
      "wood": 6,
      "recycled": 2,
      "stone": 2,
      "glass": 8,
      "total": 24
    },
    "counted": []
  },
  "not_kept": {
    "plan": [
      2,
      3,
      0,
      1,
      0,
      0
    ],
    "building": [
      [
        "S2",
        "W4"
      ],
      [
        "R1",
        "G3",
        "G5",
        "W6"
      ],
      [],
      [],
      [],
      []
    ],
    "score": {
      "bonus": 0,
      "wood": 6,
      "recycled": 2,
      "stone": 2,
      "glass": 8,
      "total": 18
    },
    "counted": []
  },
  "wood": {
    "plan": [
      2,
      3,
      0,
      1,
      0,
      0
    ],
    "building": [
      [
        "R2",
        "W4"
      ],
      [
        "S1",
        "W3",
        "G5"
      ],
      [],
      [
        "W6"
      ],
      [],
      []
    ],
    "score": {
      "bonus": 6,
      "wood": 12,
      "recycled": 2,
      "stone": 2,
      "glass": 5,
      "total": 27
    },
    "counted": [
      {
        "space": 0,
        "level": 1,
        "points": 4,
        "touches": 2
      },
      {
        "space": 1,
        "level": 1,
        "points": 6,
        "touches": 3
      },
      {
        "space": 3,
        "level": 0,
        "points": 2,
        "touches": 1
      }
    ]
  },
  "recycled": {
    "plan": [
      3,
      1,
      1,
      0,
      1,
      0
    ],
    "building": [
      [
        "S1",
        "R3",
        "R5"
      ],
      [
        "R6"
      ],
      [
        "G2"
      ],
      [],
      [
        "R4"
      ],
      []
    ],
    "score": {
      "bonus": 6,
      "wood": 0,
      "recycled": 15,
      "stone": 2,
      "glass": 2,
      "total": 25
    },
    "counted": [
      {
        "space": 0,
        "level": 1,
        "points": 0,
        "touches": 2
      },
      {
        "space": 0,
        "level": 2,
        "points": 0,
        "touches": 1
      },
      {
        "space": 1,
        "level": 0,
        "points": 0,
        "touches": 1
      },
      {
        "space": 4,
        "level": 0,
        "points": 0,
        "touches": 1
      }
    ]
  },
  "stone": {
    "plan": [
      1,
      3,
      2,
      0,
      0,
      0
    ],
    "building": [
      [
        "G4"
      ],
      [
        "S1",
        "S3",
        "S4",
        "S6"
      ],
      [
        "S2"
      ],
      [],
      [],
      []
    ],
    "score": {
      "bonus": 0,
      "wood": 0,
      "recycled": 0,
      "stone": 20,
      "glass": 4,
      "total": 24
    },
    "counted": [
      {
        "space": 1,
        "level": 0,
        "points": 2,
        "touches": 2
      },
      {
        "space": 1,
        "level": 1,
        "points": 3,
        "touches": 2
      },
      {
        "space": 1,
        "level": 2,
        "points": 5,
        "touches": 2
      },
      {
        "space": 1,
        "level": 3,
        "points": 8,
        "touches": 1
      },
      {
        "space": 2,
        "level": 0,
        "points": 2,
        "touches": 1
      }
    ]
  },
  "glass": {
    "plan": [
      2,
      3,
      0,
      1,
      0,
      0
    ],
    "building": [
      [
        "G4",
        "S6"
      ],
      [
        "R1",
        "G2",
        "G5"
      ],
      [],
      [
        "W3"
      ],
      [],
      []
    ],
    "score": {
      "bonus": 6,
      "wood": 2,
      "recycled": 2,
      "stone": 3,
      "glass": 11,
      "total": 24
    },
    "counted": [
      {
        "space": 0,
        "level": 0,
        "points": 4,
        "touches": 2
      },
      {
        "space": 1,
        "level": 1,
        "points": 2,
        "touches": 3
      },
      {
        "space": 1,
        "level": 2,
        "points": 5,
        "touches": 1
      }
    ]
  },
  "prizes": {
    "skyscraper": {
      "plan": [
        2,
        3,
        0,
        1,
        0,
        0
      ],
      "building": [
        [],
        [
          "W1",
          "R2",
          "S4",
          "G4",
          "W6"
        ],
        [],
        [
          "R3"
        ],
        [],
        []
      ],
      "score": {
        "bonus": 0,
        "wood": 6,
        "recycled": 5,
        "stone": 5,
        "glass": 4,
        "total": 20
      },
      "counted": [
        {
          "space": 1,
          "level": 0,
          "points": 4,
          "touches": 2
        },
        {
          "space": 1,
          "level": 1,
          "points": 0,
          "touches": 2
        },
        {
          "space": 1,
          "level": 2,
          "points": 5,
          "touches": 2
        },
        {
          "space": 1,
          "level": 3,
          "points": 4,
          "touches": 2
        },
        {
          "space": 1,
          "level": 4,
          "points": 2,
          "touches": 1
        }
      ]
    },
    "integrity": {
      "plan": [
        2,
        3,
        0,
        1,
        0,
        0
      ],
      "building": [
        [
          "G4",
          "W4"
        ],
        [
          "R1",
          "S4",
          "S5"
        ],
        [],
        [
          "R4"
        ],
        [],
        []
      ],
      "score": {
        "bonus": 6,
        "wood": 4,
        "recycled": 5,
        "stone": 8,
        "glass": 4,
        "total": 27
      },
      "counted": [
        {
          "space": 0,
          "level": 0,
          "points": 4,
          "touches": 2
        },
        {
          "space": 0,
          "level": 1,
          "points": 4,
          "touches": 2
        },
        {
          "space": 1,
          "level": 1,
          "points": 3,
          "touches": 3
        },
        {
          "space": 3,
          "level": 0,
          "points": 0,
          "touches": 1
        }
      ]
    },
    "geometer": {
      "plan": [
        2,
        3,
        0,
        1,
        0,
        0
      ],
      "building": [
        [
          "S2",
          "G5"
        ],
        [
          "W1",
          "R3",
          "W6"
        ],
        [],
        [
          "S4"
        ],
        [],
        []
      ],
      "score": {
        "bonus": 6,
        "wood": 8,
        "recycled": 2,
        "stone": 4,
        "glass": 5,
        "total": 25
      },
      "counted": [
        {
          "space": 0,
          "level": 0,
          "points": 2,
          "touches": 2
        },
        {
          "space": 0,
          "level": 1,
          "points": 5,
          "touches": 2
        },
        {
          "space": 1,
          "level": 0,
          "points": 6,
          "touches": 3
        },
        {
          "space": 1,
          "level": 1,
          "points": 0,
          "touches": 3
        },
        {
          "space": 1,
          "level": 2,
          "points": 2,
          "touches": 1
        },
        {
          "space": 3,
          "level": 0,
          "points": 2,
          "touches": 1
        }
      ]
    },
    "materials": {
      "plan": [
        2,
        3,
        0,
        1,
        0,
        0
      ],
      "building": [
        [
          "R2",
          "R4"
        ],
        [
          "R1",
          "R3",
          "G6"
        ],
        [],
        [
          "R6"
        ],
        [],
        []
      ],
      "score": {
        "bonus": 6,
        "wood": 0,
        "recycled": 20,
        "stone": 0,
        "glass": 6,
        "total": 32
      },
      "counted": [
        {
          "space": 0,
          "level": 0,
          "points": 0,
          "touches": 2
        },
        {
          "space": 0,
          "level": 1,
          "points": 0,
          "touches": 2
        },
        {
          "space": 1,
          "level": 0,
          "points": 0,
          "touches": 3
        },
        {
          "space": 1,
          "level": 1,
          "points": 0,
          "touches": 3
        },
        {
          "space": 3,
          "level": 0,
          "points": 0,
          "touches": 1
        }
      ]
    }
  },
  "round": {
    "in_demand": [
      "wood",
      "recycled"
    ],
    "buildings": [
      {
        "plan": [
          2,
          3,
          0,
          1,
          0,
          0
        ],
        "building": [
          [
            "R3",
            "S3"
          ],
          [
            "W2",
            "S3",
            "S4"
          ],
          [],
          [
            "W3"
          ],
          [],
          []
        ],
        "score": {
          "bonus": 6,
          "wood": 8,
          "recycled": 2,
          "stone": 11,
          "glass": 0,
          "total": 27
        },
        "counted": []
      },
      {
        "plan": [
          1,
          3,
          2,
          0,
          0,
          0
        ],
        "building": [
          [],
          [
            "G5",
            "S5",
            "S6",
            "S6"
          ],
          [
            "R3",
            "G5"
          ],
          [],
          [],
          []
        ],
        "score": {
          "bonus": 0,
          "wood": 0,
          "recycled": 2,
          "stone": 16,
          "glass": 10,
          "total": 28
        },
        "counted": []
      },
      {
        "plan": [
          0,
          3,
          1,
          1,
          1,
          0
        ],
        "building": [
          [],
          [
            "G2",
            "G2",
            "G3"
          ],
          [
            "W3"
          ],
          [
            "G2"
          ],
          [
            "G2"
          ],
          []
        ],
        "score": {
          "bonus": 6,
          "wood": 4,
          "recycled": 0,
          "stone": 0,
          "glass": 11,
          "total": 21
        },
        "counted": []
      },
      {
        "plan": [
          3,
          1,
          1,
          0,
          1,
          0
        ],
        "building": [
          [
            "R1",
            "R4",
            "R4",
            "S6"
          ],
          [
            "R6"
          ],
          [],
          [],
          [
            "R5"
          ],
          []
        ],
        "score": {
          "bonus": 0,
          "wood": 0,
          "recycled": 20,
          "stone": 8,
          "glass": 0,
          "total": 28
        },
        "counted": []
      }
    ],
    "places": [
      {
        "seat": 0,
        "tie": [
          2,
          1,
          0
        ],
        "award": "bronze",
        "qualifies": [
          "integrity"
        ],
        "wins": [
          "integrity"
        ]
      },
      {
        "seat": 1,
        "tie": [
          0,
          1,
          1
        ],
        "award": "silver",
        "qualifies": [],
        "wins": []
      },
      {
        "seat": 2,
        "tie": [
          1,
          0,
          2
        ],
        "award": null,
        "qualifies": [
          "integrity",
          "materials"
        ],
        "wins": [
          "materials"
        ]
      },
      {
        "seat": 3,
        "tie": [
          0,
          5,
          3
        ],
        "award": "gold",
        "qualifies": [
          "materials"
        ],
        "wins": []
      }
    ],
    "ranking": [
      3,
      1,
      0,
      2
    ],
    "starts": 2
  },
  "finish": {
    "tallies": [
      {
        "points": 9,
        "prizes": 2,
        "gold": 1,
        "silver": 1,
        "bronze": 0
      },
      {
        "points": 9,
        "prizes": 3,
        "gold": 1,
        "silver": 0,
        "bronze": 0
      },
      {
        "points": 5,
        "prizes": 1,
        "gold": 1,
        "silver": 0,
        "bronze": 0
      }
    ],
    "winners": [
      1
    ],
    "reason": "prizes"
  }
};
