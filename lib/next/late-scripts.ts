const asyncScript = /<script src="(\/_next\/static\/[\w/.~-]+)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Takes the HTML of a cached page; returns it with Next's scripts requested once the page has loaded. The pages work without them, so
 * on a slow line the first picture and the fonts need not share it with 140 KB of code (docs/decisions/scripts-after-the-page.md).
 */
export function lateScripts(html: string): string {
  const sources = [...html.matchAll(asyncScript)].map(([, source]) => source);
  const end = html.lastIndexOf('</body>');
  if (sources.length === 0 || end < 0) return html;
  const rest = (text: string) => text.replace(asyncScript, '').replace(scriptPreload, '');
  return `${rest(html.slice(0, end))}<script>${loader(sources)}</script>${rest(html.slice(end))}`;
}

const loader = (sources: readonly (string | undefined)[]): string =>
  `addEventListener("load",()=>{for(const src of ${JSON.stringify(sources)})document.head.append(Object.assign(document.createElement("script"),{src}))})`;
