/** Whether this machine should draw in full: a processor that plays graphics card should not be asked for soft shadows. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** "low" where graphics are drawn by the processor, "none" where there are none at all. */
export function suggestedQuality(): "high" | "low" | "none" {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) return "none";
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return SOFTWARE.test(name) ? "low" : "high";
}
