import 'server-only';
import { listStaff, type Staff } from '../accounts/store-staff.ts';
import { addDays, dayOf, instantOfHour } from '../base/day.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { type LeadStatus, leadStatuses } from '../db/tables/leads.ts';
import { isPageForm } from '../forms/forms.ts';
import { homesNamed } from '../staff/named-homes.ts';
import { portfolioOf, visibleTo } from '../staff/portfolio.ts';
import { manualForms } from './lead-kinds.ts';
import { originSeparator } from './lead-words.ts';
import {
  type Cursor,
  countInbox,
  type LeadFilter,
  type LeadSort,
  leadSorts,
  listInbox,
  listOrigins,
} from './store-inbox.ts';

/** `todo` is new and open. */
export const inboxStatuses = ['todo', ...leadStatuses, 'all'] as const;
export const inboxSorts = leadSorts;

export const periods = ['today', 'week', 'month', 'year'] as const;
type Period = (typeof periods)[number];
const daysOf: Record<Period, number> = { today: 0, week: 6, month: 29, year: 364 };

/** The filters and the page in the address of the inbox. */
export interface InboxQuery {
  status: (typeof inboxStatuses)[number];
  form?: string;
  home?: number;
  /** The text typed for a home, if it matches none or several. */
  unknownHome?: { words: string; why: 'unknownHome' | 'severalHomes' };
  broker?: string;
  /** A source, with all its campaigns, or one of them, "newsletter / spring"; or `noSource`. */
  source?: string;
  period?: Period;
  text?: string;
  sort: LeadSort;
  after?: Cursor;
}

/** Leads without a campaign. */
export const noSource = '-';

const isOne = <T extends string>(list: readonly T[], value: string | undefined): value is T =>
  (list as readonly (string | undefined)[]).includes(value);

/** Reads it; unknown values are ignored, but for a home: its field says why. */
export function readInboxQuery(query: URLSearchParams, data: Pick<Snapshot, 'catalogue'>): InboxQuery {
  const get = (name: string) => query.get(name)?.trim() || undefined;
  const [status, form, home, period, sort, after] = ['status', 'form', 'home', 'period', 'sort', 'after'].map(get);
  const [, at = '', id = ''] = /^(\d{13}|\d{4}-\d\d-\d\d)_([0-9a-f-]{36})$/.exec(after ?? '') ?? [];
  const isDay = at.includes('-');
  return {
    status: isOne(inboxStatuses, status) ? status : 'todo',
    form: isPageForm(form) || isOne(manualForms, form) ? form : undefined,
    ...readHome(home?.slice(0, 200), data),
    broker: get('broker')?.slice(0, 100),
    source: get('source')?.slice(0, 100),
    period: isOne(periods, period) ? period : undefined,
    text: get('text')?.slice(0, 100),
    sort: isOne(leadSorts, sort) ? sort : 'newest',
    // The list by follow-up days goes on after a day, the others after a moment.
    after: id !== '' && isDay === (sort === 'follow-up') ? { at: isDay ? at : Number(at), id } : undefined,
  };
}

function readHome(
  words: string | undefined,
  data: Pick<Snapshot, 'catalogue'>,
): Pick<InboxQuery, 'home' | 'unknownHome'> {
  if (words === undefined) return {};
  // Also of a home that is gone: its leads are still there.
  if (/^[1-9]\d{0,8}$/.test(words)) return { home: Number(words) };
  const [home, ...others] = homesNamed(words, data);
  if (home && others.length === 0) return { home: home.id };
  return { unknownHome: { words, why: home ? 'severalHomes' : 'unknownHome' } };
}

/** Open leads, without a filter. */
export const inboxStart = '?status=todo';

/** The address of the inbox with some values changed; it begins at the first page. */
export function inboxHref(query: InboxQuery, other: Partial<InboxQuery> = {}): string {
  const { status, form, home, unknownHome, broker, source, period, text, sort, after } = {
    ...query,
    after: undefined,
    ...other,
  };
  const params = {
    status: status === 'todo' ? undefined : status,
    form,
    home: home ?? unknownHome?.words,
    broker,
    source,
    period,
    text,
    sort: sort === 'newest' ? undefined : sort,
    after: after && `${after.at}_${after.id}`,
  };
  const parts = Object.entries(params).filter(([, value]) => value !== undefined);
  // An address without a query opens the inbox with the person's opening view.
  if (parts.length === 0) return inboxStart;
  return `?${new URLSearchParams(parts.map(([name, value]) => [name, String(value)]))}`;
}

/** The filter for the database, limited to the leads of the member of staff. */
export async function filterOf(query: InboxQuery, staff: Staff, data: Snapshot, now = Date.now()): Promise<LeadFilter> {
  const { status, form, home, unknownHome, broker, source, period, text } = query;
  const asked = broker ? (await listStaff()).find(({ id }) => id === broker) : undefined;
  return {
    visibleTo: visibleTo(staff, data),
    broker: asked && portfolioOf(asked, data),
    statuses: status === 'all' ? undefined : status === 'todo' ? ['new', 'open'] : [status],
    form,
    // No home has the number 0.
    property: unknownHome ? 0 : home,
    origins: source === undefined ? undefined : originsOf(source, await listOrigins()),
    from: period && instantOfHour(addDays(dayOf(now), -daysOf[period]), 0),
    text,
  };
}

const originsOf = (source: string, all: readonly string[]): string[] =>
  source === noSource ? [''] : all.filter((one) => one === source || one.startsWith(source + originSeparator));

/** The options of `source`: each source, and each of its campaigns. */
export const listSources = (origins: readonly string[]): string[] =>
  [...new Set(origins.flatMap((one) => [one.split(originSeparator)[0] ?? one, one]))].sort();

export const pageSize = 50;

/** A page of the inbox with the numbers of its statuses. */
export async function readInbox(query: InboxQuery, staff: Staff, data: Snapshot) {
  const filter = await filterOf(query, staff, data);
  const counts = await countInbox({ ...filter, statuses: undefined });
  const count = (...statuses: readonly LeadStatus[]) => statuses.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
  const found = count(...(filter.statuses ?? leadStatuses));
  const { lines, next } = await listInbox(filter, query.sort, query.after ?? null, pageSize, found);
  return {
    lines,
    next,
    counts: {
      todo: count('new', 'open'),
      ...Object.fromEntries(leadStatuses.map((one) => [one, count(one)])),
    } as Record<LeadStatus | 'todo', number>,
    all: count(...leadStatuses),
    sources: listSources(await listOrigins()),
  };
}
