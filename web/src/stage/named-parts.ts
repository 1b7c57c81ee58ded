/** Named parts of a scene, each made again only when its signature has changed. */
import type { Group } from "three";
import { letGo } from "./textures";

export interface Part {
  name: string;
  signature: string;
  make(): Group;
}

/** A list of parts in the making; `facts` is everything a part's look depends on. */
export class PartList {
  readonly parts: Part[] = [];

  add(name: string, facts: unknown, make: () => Group): void {
    this.parts.push({ name, signature: JSON.stringify(facts), make });
  }
}

/** Lent to a part: it goes when the part goes, but belongs to somebody else. */
export function lend<T extends { userData: Record<string, unknown> }>(thing: T): T {
  thing.userData.lent = true;
  return thing;
}

export class Standing {
  #world: Group;
  #parts = new Map<string, { signature: string; group: Group }>();

  constructor(world: Group) {
    this.#world = world;
  }

  get names(): string[] {
    return [...this.#parts.keys()];
  }

  group(name: string): Group | undefined {
    return this.#parts.get(name)?.group;
  }

  become(parts: readonly Part[]): void {
    const wanted = new Map(parts.map((part) => [part.name, part]));
    for (const [name, standing] of this.#parts)
      if (wanted.get(name)?.signature !== standing.signature) this.#remove(name, standing.group);
    for (const part of wanted.values()) {
      if (this.#parts.has(part.name)) continue;
      const group = part.make();
      this.#parts.set(part.name, { signature: part.signature, group });
      this.#world.add(group);
    }
  }

  clear(): void {
    for (const [name, { group }] of this.#parts) this.#remove(name, group);
  }

  #remove(name: string, group: Group): void {
    this.#world.remove(group);
    this.#parts.delete(name);
    const lent: Group[] = [];
    group.traverse((thing) => {
      if (thing.userData.lent) lent.push(thing as Group);
    });
    for (const thing of lent) thing.removeFromParent();
    letGo(group);
  }
}
