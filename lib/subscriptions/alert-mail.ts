import type { Property } from '../catalogue/schema/property.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import { listingHref } from '../catalogue/search/criteria-query.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { env } from '../env.ts';
import { mailHome } from '../forms/form-subject.ts';
import { euro } from '../i18n/euro.ts';
import { list } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { composeGreeting } from '../letters/greeting.ts';
import type { Mail, MailContent } from '../mail/mail.ts';
import { linkHref, unsubscribeHeaders } from '../requests/subscription-links.ts';
import { searchSummary } from '../search/search-card.ts';
import type { News } from './news.ts';
import type { StoredSearch } from './store.ts';

/** Homes in one mail; the others are a link away. */
const maxHomes = 8;

/** The first mail of a search: what matches now, also where nothing does. */
export async function composeFirstMail(
  search: StoredSearch,
  criteria: Criteria,
  news: News,
  data: Snapshot,
): Promise<Mail> {
  const t = await translatorIn(search.locale, 'alerts');
  const count = news.fresh.length;
  const head = { heading: t('nowSubject', { count }), text: t('nowText', { count }) };
  return alert(search, criteria, head, await cards(news.fresh, search.locale, data), data);
}

/** A later one: new homes, then lower prices. */
export async function composeNewsMail(
  search: StoredSearch,
  criteria: Criteria,
  news: News,
  data: Snapshot,
): Promise<Mail> {
  const { locale } = search;
  const t = await translatorIn(locale, 'alerts');
  const { fresh, lowered } = news;
  const counted = (['fresh', 'lowered'] as const).flatMap((kind) =>
    news[kind].length > 0 ? [t(kind, { count: news[kind].length })] : [],
  );
  const loweredCards = await cards(
    lowered.map(({ home }) => home),
    locale,
    data,
  );
  const homes = [
    ...(await cards(fresh, locale, data)).map((card) => ({ ...card, text: `${t('isNew')} · ${card.text}` })),
    ...loweredCards.map((card, i) => ({
      ...card,
      text: `${t('isLower')} · ${card.text}`,
      price: t('was', { price: card.price, before: euro(lowered[i]?.before ?? 0, locale) }),
    })),
  ];
  const head = { heading: t('newsSubject', { news: list(counted, locale) }), text: t('newsText') };
  return alert(search, criteria, head, homes, data);
}

type Card = Required<MailContent>['homes'][number];

async function cards(homes: readonly Property[], locale: Locale, data: Snapshot): Promise<Card[]> {
  const price = await translatorIn(locale, 'price');
  return homes.map(({ id }) => mailHome({ type: 'property', id }, locale, price, data));
}

async function alert(
  { id, email, name, locale }: StoredSearch,
  criteria: Criteria,
  { heading, text }: { heading: string; text: string },
  homes: Card[],
  data: Snapshot,
): Promise<Mail> {
  const [t, mail] = await Promise.all([translatorIn(locale, 'alerts'), translatorIn(locale, 'forms.mail')]);
  const more = homes.length - maxHomes;
  const [change, stop] = await Promise.all(
    (['change', 'stop'] as const).map((step) => linkHref({ kind: 'search', id, step }, locale, data)),
  );
  const content: MailContent = {
    locale,
    heading,
    homes: homes.slice(0, maxHomes),
    paragraphs: [await composeGreeting(name, locale), text, await searchSummary(criteria, locale, data)],
    action: { text: t('seeAll'), href: env.siteUrl + listingHref(criteria, locale, data) },
    closing: [...(more > 0 ? [t('more', { count: more })] : []), mail('closing'), data.content.site.legalName],
    footer: [{ text: t('why') }, { text: t('change'), href: change }, { text: t('stop'), href: stop }],
  };
  const headers = await unsubscribeHeaders('search', id);
  return { to: email, replyTo: data.content.site.email, subject: heading, content, headers };
}
