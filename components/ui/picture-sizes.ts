// A telephone with a dense screen would fetch 1360 px for a picture as wide as the screen, where 600 px look the same:
// it gets a narrower width. The layouts change at 767 and 1279 px (specification, section 4).
const telephone = '(max-width: 767px) and (min-resolution: 2.5dppx) 50vw, (max-width: 767px) 75vw';

/** The width of a picture in each place, as an `<img sizes>` value. */
export const pictureSizes = {
  /** Several are in view at once, so they come at half scale on every telephone. */
  card: '(max-width: 1279px) 50vw, 400px',
  hero: `${telephone}, (max-width: 1279px) 100vw, 1360px`,
  /** A strip as wide as the screen up to 960 px, then a mosaic. */
  mosaicLarge: `${telephone}, (max-width: 960px) 100vw, (max-width: 1279px) 66vw, 640px`,
  mosaicSmall: `${telephone}, (max-width: 960px) 100vw, 320px`,
  box: '(max-width: 767px) 50vw, 240px',
  thumb: '60px',
  /** At half scale on a telephone (specification, section 2). */
  banner: `${telephone}, 100vw`,
  /** About half scale, as the specification asks of the banner on a telephone (section 2). */
  phoneBanner: '(min-resolution: 2.5dppx) 50vw, 75vw',
} as const;

export type PictureSize = keyof typeof pictureSizes;

/** The size of a picture of which `perRow` stand in a row of a wide screen. */
export const sizeInRow = (perRow: number): PictureSize => (perRow > 2 ? 'card' : perRow === 2 ? 'mosaicLarge' : 'hero');
