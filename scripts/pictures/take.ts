export const takePicture = (_: unknown) => null;
export const writeThumb = (_: unknown) => null;
