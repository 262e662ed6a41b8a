import type { Locale } from '../i18n/locales.ts';
import { homeRecordName } from '../routes/home-record.ts';
import type { PathTable } from '../routes/path-table.ts';

/** Splits "/for-sale/?type=2" into its path and the rest. */
function split(target: string): { path: string; rest: string } {
  const end = target.search(/[?#]/);
  return end < 0 ? { path: target, rest: '' } : { path: target.slice(0, end), rest: target.slice(end) };
}

const isOwn = (target: string): boolean => target.startsWith('/') && !target.startsWith('//');

/** Returns the address of a link of the data in a language: original paths become localized ones, mail and other sites stay as they are. */
export function targetHref(target: string, locale: Locale, paths: PathTable): string {
  const { path, rest } = split(target);
  const found = isOwn(target) ? paths.locate(path) : null;
  return found ? paths.link(found.route, locale) + rest : target;
}

/** Returns the name of the page that a link of the data leads to, as in its breadcrumb; undefined for other sites and the home page. */
export function findTargetName(target: string, locale: Locale, paths: PathTable): string | undefined {
  const found = isOwn(target) ? paths.locate(split(target).path) : null;
  return found ? paths.breadcrumb(found.route, locale).at(-1)?.name : undefined;
}

/** Returns the file that decides whether a link of the data leads to a page: that of the record, otherwise the menu; undefined for other sites. */
export function sourceOfTarget(target: string, paths: PathTable): string | undefined {
  if (!isOwn(target)) return undefined;
  const route = paths.locate(split(target).path)?.route;
  if (route?.name === 'property') return `${homeRecordName(route.id)}.json`;
  if (route?.name === 'project') return `projects/${route.id}.json`;
  return route?.name === 'page' ? `pages/${route.id}.json` : 'menu.json';
}

/** Whether a link of the data leads to a page; links to other sites are not checked. */
export function leadsSomewhere(target: string, paths: PathTable): boolean {
  if (!isOwn(target)) return /^(?:\/\/|https?:\/\/|tel:|mailto:)\S/.test(target);
  const route = paths.locate(split(target).path)?.route;
  return route !== undefined && !paths.isGone(route);
}
