import 'server-only';
import { z } from 'zod';
import { knownIds, maxFavourites, parseIds } from '../catalogue/saved-homes.ts';
import { writeQuery } from '../catalogue/search/criteria-query.ts';
import type { Snapshot } from '../data/load.ts';
import { dayMs, minuteMs } from '../day.ts';
import {
  addToShortlist,
  createShortlist,
  eraseShortlist,
  joinShortlist,
  reactOnShortlist,
  type ShortlistResult,
} from '../db/shortlists.ts';
import { isWithinLimitOf } from '../forms/rate-limit.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { maxNote, nicknameOf, type ShortlistAnswer } from './shortlist.ts';

const token = z.string().regex(/^[\w-]{32}$/);
const home = z.coerce.number().int().positive();
const base = { locale: z.enum(locales) };
const onList = { ...base, list: token, as: z.string().max(200) };

const schema = z.discriminatedUnion('act', [
  z.object({ ...base, act: z.literal('create'), as: z.string().max(200), ids: z.string().max(1000) }),
  z.object({ ...onList, act: z.literal('join') }),
  z.object({ ...onList, act: z.literal('add'), ids: z.string().max(1000) }),
  z.object({ ...onList, act: z.literal('opinion'), home, opinion: z.enum(['like', 'dislike', 'none']) }),
  z.object({ ...onList, act: z.literal('note'), home, note: z.string().max(5000) }),
  z.object({ ...base, act: z.literal('erase'), list: token }),
]);
type Action = z.infer<typeof schema>;

/** How often a network address may make a list, and change one. */
const limits = { create: { max: 10, within: dayMs }, change: { max: 300, within: 10 * minuteMs } } as const;

/**
 * Handles a form of the page of a shortlist, or the one that makes it; returns the path that shows the result. null for a request that
 * no page of the site sends, and `unknown` for a list that does not exist.
 */
export async function handleShortlist(form: FormData, address: string, data: Snapshot): Promise<string | null> {
  const action = schema.safeParse(Object.fromEntries(form)).data;
  if (!action) return null;
  const kind = action.act === 'create' ? 'create' : 'change';
  const { max, within } = limits[kind];
  if (!(await isWithinLimitOf(`shortlist ${kind}`, address, max, within))) return pathAfter(action, 'tooMany', data);
  if (action.act === 'erase') {
    await eraseShortlist(action.list);
    // Its page says that there is no such list.
    return shortlistPath({ list: action.list }, action.locale, data);
  }
  const nickname = nicknameOf(action.as);
  if (!nickname) return pathAfter(action, 'nickname', data);
  if (action.act === 'create') {
    const list = await createShortlist(nickname, idsOf(action.ids, data));
    return shortlistPath({ list, person: nickname, said: 'made' }, action.locale, data);
  }
  if (action.act === 'note' && action.note.trim().length > maxNote) return pathAfter(action, 'tooLong', data);
  const result = await change(action, nickname, data);
  return pathAfter(action, result === 'full' ? 'full' : 'done', data);
}

function change(
  action: Exclude<Action, { act: 'create' | 'erase' }>,
  nickname: string,
  data: Snapshot,
): Promise<ShortlistResult> {
  const { list } = action;
  if (action.act === 'join') return joinShortlist(list, nickname);
  if (action.act === 'add') return addToShortlist(list, idsOf(action.ids, data));
  if (action.act === 'note')
    return reactOnShortlist(list, { nickname, home: action.home, note: action.note.replace(/\r\n?/g, '\n').trim() });
  const opinion = action.opinion === 'none' ? null : action.opinion;
  return reactOnShortlist(list, { nickname, home: action.home, opinion });
}

/** The homes that a text names by their numbers, in references and addresses, too: "HAS-5801, /nl/…/5802/". */
const idsOf = (text: string, { catalogue }: Snapshot): number[] =>
  knownIds(parseIds((text.match(/\d+/g) ?? []).join(',')), maxFavourites, catalogue);

function pathAfter(action: Action, said: ShortlistAnswer, data: Snapshot): string {
  const { locale } = action;
  if (action.act === 'create')
    return `${data.paths.href({ name: 'favourites' }, locale)}?${writeQuery([['ids', idsOf(action.ids, data).join(',')]])}#together`;
  const person = 'as' in action ? nicknameOf(action.as) : '';
  const path = shortlistPath({ list: action.list, person, said }, locale, data);
  return 'home' in action ? `${path}#home-${action.home}` : path;
}

interface ShortlistAddress {
  list: string;
  /** Who looks; empty for somebody who did not say so yet. */
  person?: string;
  said?: ShortlistAnswer;
}

/** "/nl/samen-kiezen/?list=…&as=An": without `person` the link to send. */
export const shortlistPath = ({ list, person, said }: ShortlistAddress, locale: Locale, { paths }: Snapshot): string =>
  `${paths.href({ name: 'shortlist' }, locale)}?${writeQuery([
    ['list', list],
    ...(person ? [['as', person] as const] : []),
    ...(said ? [['said', said] as const] : []),
  ])}`;
