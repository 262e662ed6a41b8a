import 'server-only';
import type { Property } from '../../catalogue/schema/property.ts';
import { dataState } from '../../data/store.ts';
import type { Draft } from '../../files/draft.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translatorIn } from '../../i18n/translator.ts';
import { lackText } from '../issue-messages.ts';
import { readRecord, toHomeRef } from '../records.ts';
import type { HomeRefusal, HomesOutcome } from './change-homes.ts';

/** The outcome of a bulk change, as the list of homes shows it. */
export interface HomesAnswer {
  /** The outcome as sentences: "3 homes: Under option. 1 is so already." */
  sentence: string;
  /** The number of changed homes. */
  count: number;
  /** The homes that stay as they are, each with the reason. */
  refused: { home: number; name: string; reason: string }[];
}

/** An outcome in words; `asked` is such as "marquee:3". */
export async function homesAnswer(
  { changed, same, refused }: HomesOutcome,
  asked: string,
  tense: 'will' | 'done',
  locale: Locale,
): Promise<HomesAnswer> {
  const t = await translatorIn(locale, 'office.homes.many');
  const count = changed.length;
  const what = await changeName(asked, locale);
  const sentences = [
    count > 0 ? t(tense, { count, what }) : t('nothing'),
    same > 0 ? t('same', { count: same }) : '',
    refused.length > 0 ? t('refused', { count: refused.length }) : '',
  ];
  return {
    sentence: sentences.filter(Boolean).join(' '),
    count,
    refused: await Promise.all(
      refused.map(async (one) => ({
        home: one.home,
        name: homeLabel(one.home),
        reason: await describeRefusal(one, locale),
      })),
    ),
  };
}

/** "Under option", "Put on the site", "Assign to Tom Claes": a change of homes as the list offers it. */
export async function changeName(asked: string, locale: Locale): Promise<string> {
  const t = await translatorIn(locale, 'office.homes.many');
  const { catalogue, content } = dataState().drafts().snapshot;
  const [field = '', value = ''] = asked.split(/:(.*)/s);
  if (field === 'broker') return t('assign', { name: content.team.get(value)?.name ?? value });
  if (field === 'status') return t(value === 'published' ? 'publish' : 'withdraw');
  return (
    catalogue.marquees.get(Number(value))?.name[locale] ?? (await translatorIn(locale, 'office.homeEdit'))('available')
  );
}

/** The reference of a home, by which staff know it; its number if it has none. */
function homeLabel(home: number): string {
  const { stored } = readRecord(toHomeRef(home));
  return (stored as Draft<Property> | null)?.reference ?? String(home);
}

async function describeRefusal({ error, issues = [] }: HomeRefusal, locale: Locale): Promise<string> {
  const errors = await translatorIn(locale, 'office.errors');
  return error ? errors(error) : (await lackText(issues, locale)) || errors('notReady');
}
