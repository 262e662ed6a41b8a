import { firstTouch } from './first-touch.ts';

const asyncScript = /<script src="(\/_next\/static\/[\w/.~-]+)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Takes the HTML of a page; returns it with Next's scripts requested at the first touch. The pages work without them, so a visitor who only
 * reads does not pay for 140 KB of code (docs/decisions/scripts-at-first-touch.md).
 */
export function lateScripts(html: string): string {
  // A failed page is rendered by its scripts alone, so there is nothing to touch before they load.
  if (html.includes(failed)) return html;
  const sources = [...html.matchAll(asyncScript)].map(([, source]) => source);
  const end = html.lastIndexOf('</body>');
  if (sources.length === 0 || end < 0) return html;
  const rest = (text: string) => text.replace(asyncScript, '').replace(scriptPreload, '');
  return `${rest(html.slice(0, end))}<script>${loader}(${JSON.stringify(sources)})</script>${rest(html.slice(end))}`;
}

const failed = '<html id="__next_error__"';

const loader = `(${firstTouch})`;
const sourceList = /^\(\["\/_next\/static\/[\w/.~-]+"(?:,"\/_next\/static\/[\w/.~-]+")*\]\)$/;

/** Whether an inline script is the one that `lateScripts` writes. */
export const isLoader = (script: string): boolean =>
  script.startsWith(loader) && sourceList.test(script.slice(loader.length));
