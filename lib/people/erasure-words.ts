import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { dateAndTime } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { type Erasure, keepsAccount } from './erase-person.ts';

/** What is deleted with a person, part by part: "4 aanvragen", "1 afspraak op …". */
export async function erasureLines(erasure: Erasure, locale: Locale, { catalogue }: Snapshot): Promise<string[]> {
  const t = await translatorIn(locale, 'myData.goes');
  const counted = (['leads', 'files', 'notes', 'searches', 'mails'] as const).flatMap((part) =>
    erasure[part] > 0 ? [t(part, { count: erasure[part] })] : [],
  );
  const visits = erasure.visits.map(({ startsAt, property, state }) => {
    const home = property === null ? undefined : catalogue.properties.get(property);
    return t(state === 'confirmed' ? 'visit' : 'waiting', {
      moment: dateAndTime(startsAt, locale),
      home: home?.title[locale] ?? t('office'),
    });
  });
  const { length: count } = erasure.testimonials;
  return [
    ...counted,
    ...(count > 0 ? [t('testimonials', { count })] : []),
    ...visits,
    ...(erasure.newsletter ? [t('newsletter')] : []),
    ...(erasure.account && !keepsAccount(erasure) ? [t('account')] : []),
  ];
}
