import 'server-only';
import { enabledLocales } from '../content/schema.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Trx } from '../db/database.ts';
import { translatorIn } from '../i18n/translator.ts';
import { toMailHomes } from '../leads/form-mails.ts';
import { mailSubject, queueMail } from '../letters/compose.tsx';
import type { Mail } from '../mail/mail.ts';
import { cancelMail } from '../mail/store.ts';
import { toCalendarEvent } from './calendar-event.ts';
import { writeCalendarFile } from './calendar-file.ts';
import { offerNext } from './change-visit.ts';
import { listComingVisits, updateVisit, type Visit } from './store.ts';
import { lockAgendas, releaseSeat } from './store-seats.ts';
import { formatMoment, visitFacts, visitSubject } from './visit-subject.ts';

/**
 * Cancels the coming appointments of somebody who is being erased: the visitor gets no mail, the host one with only the moment and the home,
 * and the places go to the waiting lists. Returns them as they were.
 */
export async function cancelErased(trx: Trx, email: string, data: Snapshot): Promise<Visit[]> {
  await lockAgendas(
    trx,
    (await listComingVisits(trx, email)).map(({ agenda }) => agenda),
  );
  const visits = await listComingVisits(trx, email);
  // All of them first, so that no person is offered their own former place.
  for (const { id, reminder } of visits) {
    await releaseSeat(trx, id);
    await updateVisit(trx, id, { state: 'cancelled', offeredUntil: null });
    if (reminder) await cancelMail(trx, reminder);
  }
  for (const visit of visits) {
    if (visit.state === 'confirmed') await queueMail(trx, await erasedMail(visit, data));
    if (visit.state !== 'waiting') await offerNext(trx, visit, data);
  }
  return visits;
}

/** Notifies the host of the cancellation, and removes it from their calendar; nothing in it identifies the visitor. */
async function erasedMail(visit: Visit, data: Snapshot): Promise<Mail> {
  const [locale = visit.locale] = enabledLocales(data.content.site);
  const t = await translatorIn(locale, 'visits');
  const cancelled = { ...visit, state: 'cancelled', sequence: visit.sequence + 1 } as const;
  const subject = visitSubject(visit, locale, t, data);
  const { host } = subject;
  const path = data.paths.href({ name: 'visit' }, locale);
  const event = toCalendarEvent({ ...cancelled, name: host.name, email: host.email }, subject, t, path, data);
  return {
    to: host.email,
    subject: mailSubject(t('told.cancelled'), formatMoment(visit.startsAt, locale, t), subject.title),
    content: {
      locale,
      heading: t('told.cancelled'),
      paragraphs: [t('erased')],
      rows: visitFacts(cancelled, subject, locale, t),
      homes: await toMailHomes(subject.home && { type: 'property', id: subject.home.id }, locale, data),
    },
    attachments: [writeCalendarFile(event)],
  };
}
