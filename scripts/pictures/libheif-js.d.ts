/** The part of libheif-js that scripts/pictures/heic.ts uses; the package has no types. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    data: Uint8ClampedArray;
    width: number;
    height: number;
  }

  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Calls back with the pixels as RGBA, or with null where they cannot be decoded. */
    display(into: Pixels, done: (pixels: Pixels | null) => void): void;
    free(): void;
  }

  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };
  export default libheif;
}
