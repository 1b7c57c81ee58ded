/** Parts of Blueprints in the form for a new table; its options have the plain controls. */
import type { NewTableParts } from "../../game-pages";
import GamePicture from "./GamePicture.svelte";

export const parts: NewTableParts = { GamePicture, shown: [] };
