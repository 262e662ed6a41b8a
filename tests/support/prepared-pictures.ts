/** The pictures are prepared by the build, which no unit test needs. */
export function preparePictures(): void {
  const made = { hash: '0a1b2c3d', width: 1360, height: 907, widths: [100, 400, 600, 1360] };
  globalThis.heemPictures = new Proxy({}, { get: () => made });
}
