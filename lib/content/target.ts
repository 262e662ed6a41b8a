import type { Locale } from '../i18n/locales.ts';
import type { PathTable } from '../routes/path-table.ts';

/** "/for-sale/?type=2" → its path, and what stands behind it. */
function split(target: string): { path: string; rest: string } {
  const end = target.search(/[?#]/);
  return end < 0 ? { path: target, rest: '' } : { path: target.slice(0, end), rest: target.slice(end) };
}

const isOwn = (target: string): boolean => target.startsWith('/') && !target.startsWith('//');

/** Where a link of the data leads in a language: original paths to the localized address, mail and other sites as they are. */
export function targetHref(target: string, locale: Locale, paths: PathTable): string {
  const { path, rest } = split(target);
  const found = isOwn(target) ? paths.locate(path) : null;
  return found ? paths.link(found.route, locale) + rest : target;
}

/** The file on which it depends whether a link of the data leads to a page: that of what is withdrawn, else the menu; none for other sites. */
export function sourceOfTarget(target: string, paths: PathTable): string | undefined {
  if (!isOwn(target)) return undefined;
  const route = paths.locate(split(target).path)?.route;
  if (route?.name === 'property') return `properties/${route.id}.json`;
  if (route?.name === 'project') return `projects/${route.id}.json`;
  return route?.name === 'page' ? `pages/${route.id}.json` : 'menu.json';
}

/** Whether there is a page behind a link of the data; what leads out of the site is taken at its word. */
export function leadsSomewhere(target: string, paths: PathTable): boolean {
  if (!isOwn(target)) return /^(?:\/\/|https?:\/\/|tel:|mailto:)\S/.test(target);
  const route = paths.locate(split(target).path)?.route;
  return route !== undefined && !paths.isGone(route);
}
