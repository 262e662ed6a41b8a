import type { Goal } from '../catalogue/goal.ts';
import { projectCriteria, projectQuery } from '../catalogue/projects/projects.ts';
import { isUnitOrder } from '../catalogue/projects/units.ts';
import { knownIds, maxCompared, maxFavourites, parseIds } from '../catalogue/saved-homes.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import { writeQuery } from '../catalogue/search/criteria-query.ts';
import { toSearchText } from '../catalogue/search/search-text.ts';
import { shortlistAnswers } from '../catalogue/shortlist.ts';
import { formOn } from '../content/pages.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { formRequest } from '../forms/form-subject.ts';
import { forms, type SubjectType } from '../forms/forms.ts';
import type { Locale } from '../i18n/locales.ts';
import { originals, type PortalSection } from '../routes/routes.ts';
import { myDataAnswers } from './my-data-answers.ts';
import { portalQuery, readWanted, type Wanted, wantedNames } from './portal-href.ts';
import type { PageTarget } from './resolve-request.ts';
import { visitAnswers } from './visit-answers.ts';

/** Pages of one person: not cached. */
const own = { perRequest: true, personal: true, temporary: true } as const;

/** The login page: `?section=visits&homes=5801` is the page of the portal that was requested first. */
export function loginAddress(locale: Locale, query: URLSearchParams, { paths }: Snapshot): PageTarget {
  const { section, homes } = readWanted(query);
  return {
    address: withWanted(paths.href({ name: 'login' }, locale), { section, homes }, query),
    page: `/${locale}/login/`,
    ...own,
    holdsForm: true,
  };
}

/** A forgotten password: the request, its confirmation (`?sent=yes`), and the new password with `?link=…` from the mail. */
export function passwordAddress(locale: Locale, query: URLSearchParams, { paths }: Snapshot): PageTarget {
  const link = signedLink(query);
  const sent = query.get('sent') === 'yes' && !link;
  const asked = link ? `link=${link}` : sent ? 'sent=yes' : '';
  return {
    address: withQuery(paths.href({ name: 'password' }, locale), asked, query, ['link', 'sent']),
    page: `/${locale}/password/${link ? 'link/' : sent ? 'sent/' : ''}`,
    ...own,
    holdsForm: true,
  };
}

/** The pages of a person's own data: the request, its result (`?said=sent`), and the page of the mailed link; `&step=erase` asks for confirmation. */
export function myDataAddress(locale: Locale, query: URLSearchParams, { paths }: Snapshot): PageTarget {
  const link = signedLink(query);
  const answer = link ? undefined : myDataAnswers.find((one) => one === query.get('said'));
  const step = query.get('step') === 'erase' ? '&step=erase' : '';
  const asked = link ? `link=${link}${step}` : answer ? `said=${answer}` : '';
  return {
    address: withQuery(paths.href({ name: 'my-data' }, locale), asked, query, ['link', 'said', 'step']),
    page: `/${locale}/my-data/${link ? 'link/' : answer ? 'confirmation/' : ''}`,
    ...own,
    holdsForm: true,
  };
}

const signedLink = (query: URLSearchParams): string =>
  /^[\w-]{1,400}\.[\w-]{43}$/.exec(query.get('link') ?? '')?.[0] ?? '';

/**
 * A section of the portal: `?homes=5801,5802` or `?find=Zonhoven` select homes; without them all are shown; with `?as=…` staff see it as an owner. The page checks both.
 */
export function portalAddress(
  section: PortalSection | undefined,
  locale: Locale,
  query: URLSearchParams,
  { paths }: Snapshot,
): PageTarget {
  const { homes, words, as } = readWanted(query);
  return {
    address: withWanted(paths.href({ name: 'portal', section }, locale), { homes, words, as }, query),
    page: `/${locale}/portal/${section ?? 'statistics'}/`,
    ...own,
  };
}

const withWanted = (path: string, wanted: Wanted, query: URLSearchParams): string =>
  withQuery(path, portalQuery(wanted).slice(1), query, wantedNames);

/** Favourites and comparison: the homes are in the address (`?ids=5801,5802`), so that it can be shared; unknown numbers are dropped. */
export function savedAddress(
  name: 'favourites' | 'compare',
  locale: Locale,
  query: URLSearchParams,
  { catalogue, paths }: Snapshot,
): PageTarget {
  const max = name === 'compare' ? maxCompared : maxFavourites;
  const requested = query.get('ids') ?? '';
  const ids = knownIds(parseIds(requested), max, catalogue).join(',');
  return {
    address: withQuery(paths.href({ name }, locale), ids && `ids=${ids}`, query, ['ids']),
    page: `/${locale}/${name}/${ids && 'per-request/'}`,
    // A home that is unknown today may be published tomorrow.
    temporary: ids !== requested,
    perRequest: ids !== '',
  };
}

/** The target of signed links in mails: `?link=…`, which the page itself verifies. */
export function subscriptionAddress(locale: Locale, query: URLSearchParams, { paths }: Snapshot): PageTarget {
  const link = signedLink(query);
  return {
    address: withQuery(paths.href({ name: 'subscription' }, locale), link && `link=${link}`, query, ['link']),
    page: `/${locale}/subscription/${link && 'per-request/'}`,
    ...(link ? { perRequest: true, holdsForm: true, personal: true } : {}),
  };
}

/** A list that several people choose from: `?list=…` opens it, `&said=full` is the result of an action. `as` named the reader until November 2026. */
export function shortlistAddress(locale: Locale, query: URLSearchParams, { paths }: Snapshot): PageTarget {
  const list = /^[\w-]{32}$/.exec(query.get('list') ?? '')?.[0] ?? '';
  const answer = shortlistAnswers.find((one) => one === query.get('said'));
  const own = list ? writeQuery([['list', list], ...(answer ? [['said', answer] as const] : [])]) : '';
  return {
    address: withQuery(paths.href({ name: 'shortlist' }, locale), own, query, ['list', 'as', 'said']),
    page: `/${locale}/shortlist/`,
    temporary: true,
    perRequest: true,
    personal: true,
  };
}

/** The page of an appointment: `?token=…` opens it, `&answer=moved` confirms an action. It is personal: not cached. */
export function visitAddress(locale: Locale, query: URLSearchParams, { paths }: Snapshot): PageTarget {
  const token = /^[\w.-]{1,400}$/.exec(query.get('token') ?? '')?.[0] ?? '';
  const answer = visitAnswers.find((one) => one === query.get('answer'));
  const own = [token && `token=${token}`, token && answer && `answer=${answer}`].filter(Boolean).join('&');
  return {
    address: withQuery(paths.href({ name: 'visit' }, locale), own, query, ['token', 'answer']),
    page: `/${locale}/visit/`,
    temporary: true,
    perRequest: true,
    personal: true,
  };
}

const subjects: readonly SubjectType[] = ['property', 'project'];

/** A page that editors build. One with a form may have a subject, `?property=5801`; without a required subject it redirects to their list. */
export function pageAddress(id: string, locale: Locale, query: URLSearchParams, snapshot: Snapshot): PageTarget {
  const { catalogue, content, paths } = snapshot;
  const form = formOn(content.pages.get(id));
  const own = paths.href({ name: 'page', id }, locale);
  const page = `/${locale}/page/${id}/`;
  const { subject: { type, isRequired, goal } = {}, live, takesSearch } = form ? forms[form] : {};
  const { subject, search } = formRequest(form, query, snapshot);
  if (takesSearch && query.has('search')) return searchPage(own, page, search, query);
  const isLive = live !== undefined;
  if (!form || !type)
    return {
      address: withQuery(own, '', query, []),
      page: isLive ? `${page}per-request/` : page,
      perRequest: isLive,
      holdsForm: form !== null,
      isLive,
    };

  const requested = !subject && type === 'property' ? Number(query.get(type)) : 0;
  // The form is closed for this home, which may be sold or withdrawn: its page says so and shows similar homes.
  if (catalogue.properties.has(requested))
    return { address: paths.link({ name: 'property', id: requested }, locale), page, temporary: true };
  if (catalogue.withdrawn.has(requested))
    return { address: `/${locale}/${originals.property}/${requested}/`, page, temporary: true };
  if (!subject && isRequired) return { address: paths.href(listRoute(type, goal), locale), page, temporary: true };
  return {
    address: withQuery(own, subject ? `${type}=${subject.id}` : '', query, subjects),
    page: subject || isLive ? `${page}per-request/` : page,
    // An unknown page may be published later.
    temporary: subject === null && query.has(type),
    perRequest: subject !== null || isLive,
    holdsForm: true,
    isLive,
  };
}

/** A form about a search, which is written in its canonical form. */
function searchPage(own: string, page: string, search: Criteria | null, query: URLSearchParams): PageTarget {
  const text = search && toSearchText(search);
  return {
    address: withQuery(own, text ? writeQuery([['search', text]]) : '', query, ['search']),
    page: text ? `${page}per-request/` : page,
    // A city that is unknown today may be added tomorrow.
    temporary: text === null,
    perRequest: text !== null,
    holdsForm: true,
  };
}

/** The list that contains possible subjects of a form: homes for sale, or to let if the form is for those. */
const listRoute = (type: SubjectType, goal: Goal = 'sale') =>
  type === 'property' ? ({ name: 'listings', list: goal } as const) : ({ name: 'projects' } as const);

/** The list of projects: filters are query parameters in a fixed order, without those that filter nothing. */
export function projectsAddress(locale: Locale, query: URLSearchParams, { catalogue, paths }: Snapshot): PageTarget {
  const own = projectQuery(projectCriteria(query, catalogue));
  return {
    address: withQuery(paths.href({ name: 'projects' }, locale), own, query, ['city', 'state']),
    page: `/${locale}/projects/${own && 'per-request/'}`,
    perRequest: own !== '',
  };
}

/** A project: `?sort=price` sorts its units; the order of the building is the default. */
export function projectAddress(id: number, locale: Locale, query: URLSearchParams, { paths }: Snapshot): PageTarget {
  const sort = query.get('sort');
  const order = isUnitOrder(sort) && sort !== 'building' ? sort : null;
  return {
    address: withQuery(paths.href({ name: 'project', id }, locale), order ? `sort=${order}` : '', query, ['sort']),
    page: `/${locale}/project/${id}/${order ? `${order}/` : ''}`,
  };
}

/** An address with its own query parameters first, followed by those with other names. */
function withQuery(path: string, own: string, query: URLSearchParams, names: readonly string[]): string {
  const rest = writeQuery([...query].filter(([name]) => !names.includes(name)));
  const search = [own, rest].filter(Boolean).join('&');
  return path + (search && `?${search}`);
}

/** The query of a page that is rendered per request: the middleware has redirected to the canonical address, so each value is valid. */
export async function pageQuery(
  searchParams: Promise<Record<string, string | string[] | undefined>>,
): Promise<URLSearchParams> {
  const values = Object.entries(await searchParams);
  return new URLSearchParams(values.flatMap(([name, value = []]) => [value].flat().map((one) => [name, one])));
}
