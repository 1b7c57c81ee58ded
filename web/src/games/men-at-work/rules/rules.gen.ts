// Written by web/generate.py from the Python side. Do not edit: change it there, then run ./dev fix.
export interface Copies {
  backs: number;
  girder: number;
  worker: number;
}
export interface Hand {
  grip: number;
  free: number;
  carrying: number;
  near: number;
  careful: number;
}
export type Kind = "support" | "girder" | "worker" | "hat" | "brick" | "beam" | "crane" | "box";
export interface Limits {
  touch: number;
  slope: number;
  lean: number;
  half: number;
  end: number;
  higher: number;
  sank: number;
  spread: number;
  free: number;
  lying: number;
  member_s: number;
  damp_s: number;
  stop_s: number;
}
export interface SiteRules {
  counts: Partial<Record<Kind, number>>;
  girders_of_a_colour: number;
  cards: number;
  all_certificates: number;
  all_titles: number;
  certificates: number;
  expert_certificates: number;
  to_win: ToWin[];
  rita_earliest: number;
  rita_latest: number;
  foreman_cards: number;
  prepared: Partial<Record<Kind, number>>;
  girder_tasks: Task[];
  worker_tasks: Task[];
  copies: Copies;
  pulls: number;
  limits: Limits;
  hand: Hand;
  sizes: Size[];
  crane_reach: number;
}
export interface Size {
  kind: Kind;
  size: [number, number, number];
  mass_g: number;
}
export type Task = "balance" | "same_colour" | "three_colours" | "highest_girder" | "then_worker" | "on_arm" | "support_same_colour" | "support_other_colour" | "support_on_girder" | "any_support" | "with_brick" | "becomes_highest" | "one_brick" | "two_bricks" | "one_beam" | "two_beams" | "brick_and_beam" | "at_end" | "together_with_beam" | "connected" | "second_worker" | "prepare_site" | "prepare_skyscraper";
export interface ToWin {
  players: number;
  titles: number;
}
export const SITE_RULES: SiteRules = {
  "counts": {
    "support": 8,
    "girder": 28,
    "worker": 16,
    "hat": 16,
    "brick": 12,
    "beam": 12,
    "crane": 1,
    "box": 1
  },
  "girders_of_a_colour": 7,
  "cards": 36,
  "all_certificates": 15,
  "all_titles": 13,
  "certificates": 3,
  "expert_certificates": 2,
  "to_win": [
    {
      "players": 2,
      "titles": 5
    },
    {
      "players": 3,
      "titles": 4
    },
    {
      "players": 4,
      "titles": 4
    },
    {
      "players": 5,
      "titles": 3
    }
  ],
  "rita_earliest": 7,
  "rita_latest": 11,
  "foreman_cards": 2,
  "prepared": {
    "support": 3,
    "girder": 4,
    "worker": 1,
    "hat": 1
  },
  "girder_tasks": [
    "balance",
    "same_colour",
    "three_colours",
    "highest_girder",
    "then_worker",
    "on_arm",
    "support_same_colour",
    "support_other_colour",
    "support_on_girder",
    "any_support",
    "with_brick",
    "becomes_highest"
  ],
  "worker_tasks": [
    "one_brick",
    "two_bricks",
    "one_beam",
    "two_beams",
    "brick_and_beam",
    "at_end",
    "together_with_beam",
    "connected",
    "second_worker"
  ],
  "copies": {
    "backs": 3,
    "girder": 3,
    "worker": 4
  },
  "pulls": 3,
  "limits": {
    "touch": 0.1,
    "slope": 60,
    "lean": 30.0,
    "half": 85.0,
    "end": 84.0,
    "higher": 1.0,
    "sank": 6.0,
    "spread": 40.0,
    "free": 65.0,
    "lying": 153.0,
    "member_s": 0.25,
    "damp_s": 3.0,
    "stop_s": 10.0
  },
  "hand": {
    "grip": 0.3,
    "free": 250.0,
    "carrying": 150.0,
    "near": 80.0,
    "careful": 25.0
  },
  "sizes": [
    {
      "kind": "support",
      "size": [
        25.0,
        25.0,
        50.0
      ],
      "mass_g": 21.9
    },
    {
      "kind": "girder",
      "size": [
        170.0,
        9.0,
        9.0
      ],
      "mass_g": 9.64
    },
    {
      "kind": "worker",
      "size": [
        26.0,
        9.5,
        37.0
      ],
      "mass_g": 3.1
    },
    {
      "kind": "hat",
      "size": [
        14.0,
        14.0,
        8.0
      ],
      "mass_g": 0.6
    },
    {
      "kind": "brick",
      "size": [
        16.0,
        8.0,
        8.0
      ],
      "mass_g": 0.72
    },
    {
      "kind": "beam",
      "size": [
        60.0,
        6.0,
        6.0
      ],
      "mass_g": 1.51
    },
    {
      "kind": "crane",
      "size": [
        184.0,
        70.0,
        170.0
      ],
      "mass_g": 56.0
    },
    {
      "kind": "box",
      "size": [
        280.0,
        200.0,
        50.0
      ],
      "mass_g": 0.0
    }
  ],
  "crane_reach": 127.0
};
