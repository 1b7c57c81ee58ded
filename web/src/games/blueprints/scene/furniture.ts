/** Everything on the table besides the dice, as named parts: a part is made again only when its signature has changed. */
import { Group, Mesh, MeshBasicMaterial } from "three";
import { LAYER } from "../../../stage/ground";
import { lend, PartList, type Part } from "../../../stage/named-parts";
import { BLUEPRINT, LOOKS } from "../../../stage/themes";
import { makeBag } from "./bag-model";
import { ghostShape, type DiceBox } from "../dice/die-model";
import { demandPlace, poolPlaces, seatPlace, spaceMiddle, tableOf, type Laid } from "./table-layout";
import { makeChosenRing, makeCross, makeField, makeFocusRing, makeHatchedShadow } from "./ground-marks";
import { put } from "./dice-animation";
import type { SceneOptions, TablePicture } from "./scene-types";
import { makeFrame, makeLit, makeMismatch, makePlan } from "./plan-model";
import { makeRule, makeScreen } from "./board-models";

const LETTER = { wood: "W", recycled: "R", stone: "S", glass: "G" } as const;
const DEMAND_VALUES = [5, 2]; // only the material of a die in demand counts

export function furniture(
  picture: TablePicture,
  laid: ReadonlyMap<string, Laid>,
  options: SceneOptions,
  dice: DiceBox,
): Part[] {
  const { layout, theme, quality, strong } = options;
  const look = LOOKS[theme];
  const table = tableOf(layout);
  const list = new PartList();
  const add = list.add.bind(list);

  poolPlaces(picture.pool, layout).rules.forEach((rule, i) => add(`rule ${i}`, rule, () => makeRule(rule, quality)));

  if (picture.plan) {
    const { plan } = picture;
    add("plan", plan, () => {
      const group = makePlan(plan, options);
      group.position.set(table.card.x, 0, table.card.z);
      return group;
    });
    plan.forEach((height, space) => {
      const stack = picture.building[space] ?? [];
      const { x, z } = spaceMiddle(space, layout);
      if (height > 0 && stack.length > height)
        add(`mismatch ${space}`, 0, () => {
          const group = new Group().add(makeMismatch());
          group.position.set(x, 0, z);
          return group;
        });
    });
  }

  for (const space of picture.lit) {
    const height = picture.plan?.[space] ?? 0;
    const level = picture.building[space]?.length ?? 0;
    const hovered = picture.hovered === space;
    add(`lit ${space}`, [height, level, hovered], () => {
      const group = new Group().add(makeLit(height));
      if (level > 0) {
        const frame = makeFrame(1.0, (hovered ? 0.07 : 0.05) * (strong ? 1.5 : 1), BLUEPRINT.litEdge);
        frame.position.y = level;
        group.add(frame);
      }
      const { x, z } = spaceMiddle(space, layout);
      group.position.set(x, 0, z);
      return group;
    });
  }

  if (picture.hovered !== null && picture.chosen && picture.placed === null) {
    const space = picture.hovered;
    const level = picture.building[space]?.length ?? 0;
    add("ghost", [space, level], () => {
      const paint = new MeshBasicMaterial({
        color: "#FFB27A",
        toneMapped: false,
        transparent: true,
        depthWrite: false,
      });
      const ghost = new Mesh(ghostShape(), paint);
      ghost.renderOrder = LAYER.mark;
      const { x, z } = spaceMiddle(space, layout);
      const group = new Group().add(ghost);
      group.position.set(x, level + 0.5, z);
      return group;
    });
  }

  if (picture.placed !== null) {
    const level = (picture.building[picture.placed]?.length ?? 0) + 1;
    const { x, z } = spaceMiddle(picture.placed, layout);
    add("placed", [picture.placed, level], () => {
      const group = new Group().add(makeFrame(1.02, 0.05 * (strong ? 1.5 : 1), BLUEPRINT.litEdge));
      group.position.set(x, level, z);
      return group;
    });
  }

  for (const die of picture.pool) {
    const pose = die.look === "chosen" && picture.placed !== null ? null : laid.get(die.key)?.pose;
    if (!pose || die.look === "rest" || die.look === "hover") continue;
    add(`${die.look} ${die.key}`, [pose.x, pose.z], () => {
      const group = new Group();
      if (die.look === "chosen") group.add(makeChosenRing(look, strong));
      else if (die.look === "focus") group.add(makeFocusRing(look));
      else if (die.look === "unplaceable") group.add(makeHatchedShadow(look));
      else group.add(makeHatchedShadow(look), makeCross(look));
      group.position.set(pose.x, 0, pose.z);
      return group;
    });
  }

  if (!table.seats) return list.parts;

  for (const { key, home, look: shown, pose } of laid.values())
    if (home === "seat" && shown === "discarded")
      add(`lost ${key}`, [pose.x, pose.z], () => {
        const group = new Group().add(makeHatchedShadow(look), makeCross(look));
        group.position.set(pose.x, 0, pose.z);
        group.scale.setScalar(pose.scale);
        return group;
      });

  picture.others.forEach((other, index) => {
    const place = seatPlace(index, picture.others.length, layout);
    add(`screen ${other.seat}`, place, () => {
      const group = makeScreen(other.seat, quality);
      group.position.set(place.x, 0, place.z);
      group.rotation.y = place.turn;
      return group;
    });
  });

  add("bag", 0, () => {
    const group = new Group().add(makeBag(quality));
    group.position.set(table.bag.x, 0, table.bag.z);
    return group;
  });

  picture.inDemand.forEach((material, index) =>
    add(`demand ${index}`, material, () => {
      const pose = demandPlace(index, layout);
      const field = makeField(table.demand.size, look);
      field.position.x = pose.x;
      field.position.z = pose.z;
      const die = lend(dice.make(`${LETTER[material]}${DEMAND_VALUES[index] ?? 3}`));
      put(die, pose);
      return new Group().add(field, die);
    }),
  );
  return list.parts;
}
