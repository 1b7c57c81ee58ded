/**
 * Many slightly different frames laid over each other while nothing moves: soft shadows, contact shadows and clean edges from a
 * renderer that can only do hard ones. The values are those of the screen, so tone mapping stays where it belongs.
 */
import {
  FramebufferTexture,
  HalfFloatType,
  Mesh,
  NearestFilter,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLRenderTarget,
  type WebGLRenderer,
} from "three";

const WHOLE = "varying vec2 place; void main() { place = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";
const ADD = `
uniform sampler2D fresh; uniform float weight; varying vec2 place;
void main() { gl_FragColor = vec4(texture2D(fresh, place).rgb, weight); }`;
const SHOW = `
uniform sampler2D sum; uniform sampler2D first; uniform float mixed; varying vec2 place;
void main() { gl_FragColor = vec4(mix(texture2D(first, place).rgb, texture2D(sum, place).rgb, mixed), 1.0); }`;

const BLEND_IN = 10; // frames until the first, hard frame is gone from the picture

export class Accumulator {
  #renderer: WebGLRenderer;
  #first: FramebufferTexture;
  #fresh: FramebufferTexture;
  #sum: WebGLRenderTarget;
  #scene = new Scene();
  #camera = new OrthographicCamera();
  #add: ShaderMaterial;
  #show: ShaderMaterial;
  #sheet: Mesh;
  frames = 0;

  constructor(renderer: WebGLRenderer, width: number, height: number) {
    this.#renderer = renderer;
    this.#first = new FramebufferTexture(width, height);
    this.#fresh = new FramebufferTexture(width, height);
    this.#sum = new WebGLRenderTarget(width, height, {
      type: HalfFloatType,
      depthBuffer: false,
      minFilter: NearestFilter,
      magFilter: NearestFilter,
    });
    const flat = { vertexShader: WHOLE, depthTest: false, depthWrite: false, toneMapped: false };
    this.#add = new ShaderMaterial({
      ...flat,
      fragmentShader: ADD,
      transparent: true,
      uniforms: { fresh: { value: this.#fresh }, weight: { value: 1 } },
    });
    this.#show = new ShaderMaterial({
      ...flat,
      fragmentShader: SHOW,
      uniforms: { sum: { value: this.#sum.texture }, first: { value: this.#first }, mixed: { value: 0 } },
    });
    this.#sheet = new Mesh(new PlaneGeometry(2, 2), this.#add);
    this.#sheet.frustumCulled = false;
    this.#scene.add(this.#sheet);
  }

  /** The canvas holds a cheap frame: it stays in sight while the first samples are gathered. */
  begin(): void {
    this.#renderer.copyFramebufferToTexture(this.#first);
    this.frames = 0;
  }

  /** The canvas holds one sample: it is taken into the mean, and the mean is put on the canvas. */
  take(): void {
    const renderer = this.#renderer;
    renderer.copyFramebufferToTexture(this.#fresh);
    this.frames += 1;
    renderer.autoClear = false;
    this.#add.uniforms.weight!.value = 1 / this.frames;
    this.#sheet.material = this.#add;
    renderer.setRenderTarget(this.#sum);
    renderer.render(this.#scene, this.#camera);
    renderer.setRenderTarget(null);
    this.#show.uniforms.mixed!.value = Math.min(1, this.frames / BLEND_IN);
    this.#sheet.material = this.#show;
    renderer.render(this.#scene, this.#camera);
    renderer.autoClear = true;
  }

  dispose(): void {
    this.#first.dispose();
    this.#fresh.dispose();
    this.#sum.dispose();
    this.#add.dispose();
    this.#show.dispose();
    this.#sheet.geometry.dispose();
  }
}
