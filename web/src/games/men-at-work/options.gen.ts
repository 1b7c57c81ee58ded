// Written by web/generate.py from the Python side. Do not edit: change it there, then run ./dev fix.
import type { Options } from "./types.gen";
export const PRINTED: Options = {"site":"beginner","first":0,"slips":"friendly","experts":[],"tremor":false,"foreman":false,"crane":false,"skyscraper":false,"crane_on":"floor","certificates":3,"titles":null,"rita":0.25,"help":"all","give_up":false};
export const TITLES_TO_WIN: { [seats: number]: number } = {"2":5,"3":4,"4":4,"5":3};
export const CERTIFICATES = { usual: 3, expert: 2 };
export const CERTIFICATES_BETWEEN = { least: 1, most: 5 };
export const TITLES_BETWEEN = { least: 1, most: 7 };
export const RITA_WITHIN = 2;
