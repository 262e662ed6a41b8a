/** Has the page load a script of another host. */
export const loadScript = (src: string): void =>
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
