/** Loads a script of another host into the page. */
export const loadScript = (src: string): void =>
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
