/** The sheet on which everything stands: exactly the page's colour, with shadows and a grid that fades into the paper. */
import { Color, Group, Mesh, PlaneGeometry, ShaderMaterial, ShadowMaterial, Vector2 } from "three";
import { LOOKS, type Look, type Theme } from "./themes";

/** Flat things are drawn in this order after everything solid; none of them writes depth. */
export const LAYER = {
  shadow: -30,
  grid: -29,
  card: -20,
  cardShadow: -19,
  lit: -18,
  ring: -10,
  glass: 10,
  mark: 20,
} as const;

const GRID_VERTEX = `
varying vec2 place;
void main() { place = (modelMatrix * vec4(position, 1.0)).xz; gl_Position = projectionMatrix * viewMatrix * vec4(place.x, 0.001, place.y, 1.0); }`;
const GRID_FRAGMENT = `
uniform vec3 colour; uniform vec2 middle; uniform float reach; uniform float thick; uniform float pitch; varying vec2 place;
float line(float apart, float wide) {
  vec2 at = place / apart;
  vec2 away = abs(fract(at - 0.5) - 0.5) / fwidth(at);
  return 1.0 - clamp(min(away.x, away.y) - wide, 0.0, 1.0);
}
void main() {
  float fade = 1.0 - smoothstep(0.35, 1.0, length(place - middle) / reach);
  float strength = max(line(pitch, 0.2 * thick) * 0.09, line(pitch * 5.0, 0.7 * thick) * 0.18);
  gl_FragColor = vec4(colour, strength * fade);
}`;

export interface Ground {
  group: Group;
  dispose(): void;
}

export function makeShadowSheet(width: number, depth: number, look: Look): Mesh<PlaneGeometry, ShadowMaterial> {
  const material = new ShadowMaterial({ color: new Color(look.shadow), opacity: look.shadowStrength });
  material.toneMapped = false;
  material.depthWrite = false;
  const sheet = new Mesh(new PlaneGeometry(width, depth).rotateX(-Math.PI / 2), material);
  sheet.receiveShadow = true;
  return sheet;
}

export function makeGround(
  theme: Theme,
  options: { reach: number; grid: boolean; pitch: number; middle: readonly [number, number]; shadows: boolean },
): Ground {
  const look = LOOKS[theme];
  const group = new Group();
  const shadow = makeShadowSheet(120, 120, look);
  shadow.renderOrder = LAYER.shadow;
  if (options.shadows) group.add(shadow);
  const [r, g, b] = look.grid;
  const lines = new ShaderMaterial({
    vertexShader: GRID_VERTEX,
    fragmentShader: GRID_FRAGMENT,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    uniforms: {
      colour: { value: new Color().setRGB(r / 255, g / 255, b / 255, "srgb-linear") },
      middle: { value: new Vector2(...options.middle) },
      reach: { value: options.reach },
      pitch: { value: options.pitch },
      thick: { value: options.shadows ? 1 : 0 }, // few pixels make lines wide enough by themselves
    },
  });
  const grid = new Mesh(new PlaneGeometry(120, 120).rotateX(-Math.PI / 2), lines);
  grid.renderOrder = LAYER.grid;
  grid.frustumCulled = false;
  if (options.grid) group.add(grid);
  return {
    group,
    dispose() {
      shadow.geometry.dispose();
      shadow.material.dispose();
      grid.geometry.dispose();
      lines.dispose();
    },
  };
}
