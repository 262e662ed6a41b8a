/** The limits of an uploaded picture, shared by the browser, the route and the process that reads it. */
export const pictureLimits = {
  /** In bytes: larger than a file of any camera’s JPEG. */
  maxBytes: 40e6,
  /** A small file may decode to a picture that fills the memory. */
  maxPixels: 100e6,
  /** In px, of its longer side: less is no photograph of a home. */
  minSide: 640,
  /** A narrower one is taken with a warning: pages show 1360 px. */
  goodSide: 1200,
  /** In bytes, of an original in the data: one that would be larger is reduced until it fits. */
  storedBytes: 20e6,
} as const;
