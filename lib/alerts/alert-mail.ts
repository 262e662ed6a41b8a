import type { Property } from '../catalogue/schema/property.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import { listingHref } from '../catalogue/search/criteria-query.ts';
import type { Snapshot } from '../data/load.ts';
import type { StoredSearch } from '../db/subscriptions.ts';
import { env } from '../env.ts';
import { euro } from '../euro.ts';
import { list } from '../format.ts';
import { mailHome } from '../forms/about.ts';
import { type AlertWords, alertWordsIn } from '../i18n/alert-words.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Mail, MailContent } from '../mail/mail.ts';
import { linkHref, unsubscribeHeaders } from '../subscriptions/links.ts';
import type { News } from './news.ts';
import { searchSummary } from './search-summary.ts';

/** Homes in one mail; the others are a link away. */
const mostHomes = 8;

/** The first mail of a search: what matches now, also where nothing does. */
export async function firstMail(search: StoredSearch, criteria: Criteria, news: News, data: Snapshot): Promise<Mail> {
  const words = await alertWordsIn(search.locale);
  const count = news.fresh.length;
  const head = { heading: words.say('nowSubject', { count }), text: words.say('nowText', { count }) };
  return alert(search, criteria, head, cards(news.fresh, search.locale, words, data), data);
}

/** A later one: new homes, then lower prices. */
export async function newsMail(search: StoredSearch, criteria: Criteria, news: News, data: Snapshot): Promise<Mail> {
  const { locale } = search;
  const words = await alertWordsIn(locale);
  const { fresh, lowered } = news;
  const counted = (['fresh', 'lowered'] as const).flatMap((kind) =>
    news[kind].length > 0 ? [words.say(kind, { count: news[kind].length })] : [],
  );
  const homes = [
    ...cards(fresh, locale, words, data).map((card) => ({ ...card, text: `${words.say('isNew')} · ${card.text}` })),
    ...lowered.map(({ home, before }) => loweredCard(home, before, locale, words, data)),
  ];
  const head = { heading: words.say('newsSubject', { news: list(counted, locale) }), text: words.say('newsText') };
  return alert(search, criteria, head, homes, data);
}

type Card = Required<MailContent>['homes'][number];

const cards = (homes: readonly Property[], locale: Locale, words: AlertWords, data: Snapshot): Card[] =>
  homes.map(({ id }) => mailHome({ be: 'property', id }, locale, words.price, data));

function loweredCard(home: Property, before: number, locale: Locale, words: AlertWords, data: Snapshot): Card {
  const card = mailHome({ be: 'property', id: home.id }, locale, words.price, data);
  const price = words.say('was', { price: card.price, before: euro(before) });
  return { ...card, text: `${words.say('isLower')} · ${card.text}`, price };
}

async function alert(
  { id, email, name, locale }: StoredSearch,
  criteria: Criteria,
  { heading, text }: { heading: string; text: string },
  homes: Card[],
  data: Snapshot,
): Promise<Mail> {
  const words = await alertWordsIn(locale);
  const more = homes.length - mostHomes;
  const [change, stop] = await Promise.all(
    (['change', 'stop'] as const).map((step) => linkHref({ kind: 'search', id, step }, locale, data)),
  );
  const content: MailContent = {
    locale,
    heading,
    homes: homes.slice(0, mostHomes),
    paragraphs: [words.greeting(name), text, searchSummary(criteria, locale, words, data)],
    action: { text: words.say('seeAll'), href: env.siteUrl + listingHref(criteria, locale, data) },
    closing: [...(more > 0 ? [words.say('more', { count: more })] : []), words.closing, data.content.site.legalName],
    footer: [
      { text: words.say('why') },
      { text: words.say('change'), href: change },
      { text: words.say('stop'), href: stop },
    ],
  };
  const headers = await unsubscribeHeaders('search', id);
  return { to: email, replyTo: data.content.site.email, subject: heading, content, headers };
}
