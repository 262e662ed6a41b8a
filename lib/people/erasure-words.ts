import 'server-only';
import type { Snapshot } from '../content/snapshot.ts';
import { dateAndTime } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { titleOfVisited } from '../visits/visit-subject.ts';
import { type Erasure, retainsAccount } from './erase-person.ts';

/** Lists the parts that are deleted with a person: "4 aanvragen", "1 afspraak op …". */
export async function listErasureLines(erasure: Erasure, locale: Locale, data: Snapshot): Promise<string[]> {
  const [t, visitWords] = await Promise.all([translatorIn(locale, 'myData.goes'), translatorIn(locale, 'visits')]);
  const counted = (['leads', 'files', 'notes', 'searches', 'mails'] as const).flatMap((part) =>
    erasure[part] > 0 ? [t(part, { count: erasure[part] })] : [],
  );
  const visits = erasure.visits.map(({ startsAt, property, state }) => {
    const home = property === null ? t('office') : titleOfVisited(property, locale, visitWords, data);
    return t(state === 'confirmed' ? 'visit' : 'waiting', { moment: dateAndTime(startsAt, locale), home });
  });
  const { length: count } = erasure.testimonials;
  return [
    ...counted,
    ...(count > 0 ? [t('testimonials', { count })] : []),
    ...visits,
    ...(erasure.newsletter ? [t('newsletter')] : []),
    ...(erasure.account && !retainsAccount(erasure) ? [t('account')] : []),
  ];
}
