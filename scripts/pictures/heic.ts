/** The pixels of a picture, RGBA. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Decodes the main picture of a HEIC file, turned as it was taken; null where it is damaged. sharp reads no HEVC: docs/decisions/pictures-in-the-office.md.
 * Says so where it has more than `maxPixels`, or where the host has removed the decoder.
 */
export async function decodeHeic(
  file: Buffer,
  maxPixels: number,
): Promise<Pixels | 'heicUnsupported' | 'tooManyPixels' | null> {
  // Loaded on demand: it is two MB.
  const loaded = await import('libheif-js/wasm-bundle.js').catch(() => null);
  if (!loaded) return 'heicUnsupported';
  const { default: libheif } = loaded;
  const images = new libheif.HeifDecoder().decode(file);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) return 'tooManyPixels';
  const into = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const pixels = await new Promise<Pixels | null>((resolve) => image.display(into, resolve));
  for (const one of images) one.free();
  if (pixels && isDisplayP3(file)) toSrgb(pixels.data);
  return pixels;
}

/** Telephones of Apple keep their colours in a wider space, whose profile is in the head of the file. */
const isDisplayP3 = (file: Buffer): boolean => {
  const head = file.subarray(0, 256 * 1024);
  return head.includes('Display P3', 0, 'utf16le') || head.includes(Buffer.from('Display P3', 'utf16le').swap16());
};

/** The curve of sRGB and Display P3 and its inverse, for 8 bits. */
const linear = Float32Array.from({ length: 256 }, (_, i) => {
  const value = i / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const steps = 4096;
const curved = Uint8Array.from({ length: steps + 1 }, (_, i) => {
  const value = i / steps;
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
});
const at = (value: number): number => curved[Math.round(Math.min(1, Math.max(0, value)) * steps)] ?? 0;

/** Converts pixels from Display P3 to sRGB in place, with the matrix of CSS Color 4. */
export function toSrgb(data: Uint8ClampedArray): void {
  for (let i = 0; i < data.length; i += 4) {
    const [r = 0, g = 0, b = 0] = [linear[data[i] ?? 0], linear[data[i + 1] ?? 0], linear[data[i + 2] ?? 0]];
    data[i] = at(1.2249401 * r - 0.2249401 * g);
    data[i + 1] = at(-0.0420569 * r + 1.0420569 * g);
    data[i + 2] = at(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b);
  }
}
