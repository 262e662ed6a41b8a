import type { Locale } from '../i18n/locales.ts';

/** The segment of the office's addresses, the same in every language; the public site has no page with it. */
export const officeSegment = 'office';

/** The pages of the office, without those of single records. */
export const officePages = [
  'log-in',
  'code',
  'second-factor',
  'leads',
  'leads/new',
  'agenda',
  'agenda/new',
  'hours',
  'hours/rules',
  'people',
  'people/retention',
  'homes',
  'homes/new',
  'content',
  'figures',
  'import',
  'projects',
  'owners',
  'pictures',
  'texts',
  'words',
  'reviews',
  'staff',
  'log',
  'account',
  'help',
] as const;
export type OfficePage = (typeof officePages)[number] | '' | `${(typeof recordPages)[number]}/${string}`;

export const officeHref = (page: OfficePage, locale: Locale): string =>
  `/${locale}/${officeSegment}/${page ? `${page}/` : ''}`;

/** The pages with a page per record below them; "beside" is the preview next to a form. */
const recordPages = ['leads', 'agenda', 'people', 'homes', 'projects', 'owners', 'edit', 'beside'] as const;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const dataFile = '(?:[a-z]+/)?[a-z0-9]+(?:-[a-z0-9]+)*';

/** The id in their addresses: a home's number, an owner's account, a data file without its ending, or a UUID. */
const recordIds: Partial<Record<(typeof recordPages)[number], string>> = {
  homes: '[1-9]\\d{0,8}',
  projects: '[1-9]\\d{0,8}',
  owners: '[A-Za-z0-9]{8,64}',
  edit: dataFile,
  beside: dataFile,
};

const record = new RegExp(`^(?:${recordPages.map((page) => `${page}/${recordIds[page] ?? uuid}`).join('|')})$`);

/** The page of the office that a path names after "/nl/office"; null for none. */
export function readOfficePage(rest: readonly string[]): OfficePage | null {
  const page = rest.filter(Boolean).join('/');
  return page === '' || (officePages as readonly string[]).includes(page) || record.test(page)
    ? (page as OfficePage)
    : null;
}

/** The office page that was requested before the log-in. */
export const wantedHref = (next: unknown, locale: Locale): string => {
  const page = typeof next === 'string' ? readOfficePage(next.split('/')) : null;
  return officeHref(page ?? '', locale);
};
