/** Parts of Men at Work in the form for a new table. */
import { say } from "../../../words.svelte";
import { forAnyOptions, type NewTableParts } from "../../game-pages";
import GamePicture from "./GamePicture.svelte";
import HandOptions from "./HandOptions.svelte";
import HouseRules from "./HouseRules.svelte";
import SiteOptions from "./SiteOptions.svelte";
import StartPicture from "./StartPicture.svelte";
import { housed } from "./table-options";
import type { Component } from "svelte";
import type { Options } from "../../game-pages";

export const parts: NewTableParts = {
  GamePicture,
  OptionsPicture: StartPicture as unknown as Component<{ options: Options }>,
  Sections: forAnyOptions(SiteOptions),
  Rules: forAnyOptions(HandOptions),
  fold: {
    title: () => say("home-house"),
    lead: (options) => {
      const changed = housed(options).length;
      return changed ? say("home-house-changed", { count: changed }) : say("home-house-lead");
    },
    Fields: forAnyOptions(HouseRules),
  },
  shown: [
    ...["site", "foreman", "crane", "skyscraper", "crane_on"],
    ...["slips", "experts", "tremor"],
    ...["help", "certificates", "titles", "rita", "give_up"],
  ],
};
