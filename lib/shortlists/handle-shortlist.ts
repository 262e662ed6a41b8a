import 'server-only';
import { z } from 'zod';
import { dayMs, minuteMs } from '../base/day.ts';
import { knownIds, maxFavourites, parseIds } from '../catalogue/saved-homes.ts';
import { writeQuery } from '../catalogue/search/criteria-query.ts';
import { maxNote, normalizeNickname, type ShortlistAnswer } from '../catalogue/shortlist.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { isWithinLimitOf } from '../http/rate-limit.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import {
  addToShortlist,
  createShortlist,
  eraseShortlist,
  joinShortlist,
  reactOnShortlist,
  type ShortlistResult,
} from './store.ts';

const token = z.string().regex(/^[\w-]{32}$/);
const home = z.coerce.number().int().positive();
const base = { locale: z.enum(locales) };
const nickname = z.string().max(200);
const onList = { ...base, list: token };

const schema = z.discriminatedUnion('act', [
  z.object({ ...base, act: z.literal('create'), as: nickname, ids: z.string().max(1000) }),
  z.object({ ...onList, act: z.literal('join'), as: nickname }),
  z.object({ ...onList, act: z.literal('add'), ids: z.string().max(1000) }),
  z.object({ ...onList, act: z.literal('opinion'), home, opinion: z.enum(['like', 'dislike', 'none']) }),
  z.object({ ...onList, act: z.literal('note'), home, note: z.string().max(5000) }),
  z.object({ ...onList, act: z.literal('erase') }),
]);
type Action = z.infer<typeof schema>;

/** The quota of a network address for making lists, and for changing them. */
const limits = { create: { max: 10, windowMs: dayMs }, change: { max: 300, windowMs: 10 * minuteMs } } as const;

/**
 * Handles a form of the page of a shortlist, or the one that makes it, from a browser with this secret; returns the path that shows the
 * result. null for a request that no page of the site sends.
 */
export async function handleShortlist(
  form: FormData,
  { address, browser }: { address: string; browser: string },
  data: Snapshot,
): Promise<string | null> {
  const action = schema.safeParse(Object.fromEntries(form)).data;
  if (!action) return null;
  const kind = action.act === 'create' ? 'create' : 'change';
  const { max, windowMs: within } = limits[kind];
  if (!(await isWithinLimitOf(`shortlist ${kind}`, address, max, within))) return pathAfter(action, 'tooMany', data);
  if ('as' in action && !normalizeNickname(action.as)) return pathAfter(action, 'nickname', data);
  if (action.act === 'create') {
    const list = await createShortlist(normalizeNickname(action.as), parseHomeIds(action.ids, data), browser);
    return shortlistPath({ list, answer: 'made' }, action.locale, data);
  }
  if (action.act === 'note' && action.note.trim().length > maxNote) return pathAfter(action, 'tooLong', data);
  const result = await change(action, browser, data);
  return pathAfter(action, result === 'unknown' ? 'done' : result, data);
}

function change(action: Exclude<Action, { act: 'create' }>, browser: string, data: Snapshot): Promise<ShortlistResult> {
  const { list } = action;
  if (action.act === 'erase') return eraseShortlist(list, browser);
  if (action.act === 'join') return joinShortlist(list, normalizeNickname(action.as), browser);
  if (action.act === 'add') return addToShortlist(list, parseHomeIds(action.ids, data), browser);
  const { home } = action;
  if (action.act === 'note')
    return reactOnShortlist(list, { home, note: action.note.replace(/\r\n?/g, '\n').trim() }, browser);
  return reactOnShortlist(list, { home, opinion: action.opinion === 'none' ? null : action.opinion }, browser);
}

/** The homes that a text names by their numbers, in references and addresses, too: "HAS-5801, /nl/…/5802/". */
const parseHomeIds = (text: string, { catalogue }: Snapshot): number[] =>
  knownIds(parseIds((text.match(/\d+/g) ?? []).join(',')), maxFavourites, catalogue);

function pathAfter(action: Action, answer: ShortlistAnswer, data: Snapshot): string {
  const { locale } = action;
  if (action.act === 'create')
    return `${data.paths.href({ name: 'favourites' }, locale)}?${writeQuery([['ids', parseHomeIds(action.ids, data).join(',')]])}#together`;
  const path = shortlistPath({ list: action.list, answer }, locale, data);
  return 'home' in action ? `${path}#home-${action.home}` : path;
}

interface ShortlistAddress {
  list: string;
  answer?: ShortlistAnswer;
}

/** "/nl/samen-kiezen/?list=…": the link to send. It does not contain the reader's identity. */
export const shortlistPath = ({ list, answer }: ShortlistAddress, locale: Locale, { paths }: Snapshot): string =>
  `${paths.href({ name: 'shortlist' }, locale)}?${writeQuery([
    ['list', list],
    ...(answer ? [['said', answer] as const] : []),
  ])}`;
