import 'server-only';
import type { Snapshot } from '../content/snapshot.ts';
import type { Trx } from '../db/database.ts';
import { mayMailTo } from '../forms/form-limits.ts';
import { FormRefusalError } from '../forms/form-state.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Submission } from '../leads/submission.ts';
import type { VisitAnswer } from '../requests/visit-answers.ts';
import { findSlot, getAgenda } from './agenda.ts';
import { NoSeatError, placeVisit } from './place-visit.ts';
import { visitPath } from './visit-link.ts';
import { notify } from './visit-mails.ts';

/**
 * Books the moment that was chosen, together with the submission. Where it is full the visitor is put on its waiting list, if that was
 * requested; else a FormRefusalError says so and nothing is stored, nor for an address that got too many mails today: without the link in its
 * mail the appointment could not be changed.
 */
export async function bookVisit(
  { subject, values, key, email }: Submission<'contact-appointment'>,
  data: Snapshot,
  trx: Trx,
  lead: string,
): Promise<void> {
  const home = subject ? (data.catalogue.properties.get(subject.id) ?? null) : null;
  const slot = await findSlot(String(values.slot), getAgenda(home, data), data.content.visits, { trx });
  if (!slot) throw new FormRefusalError({ slot: 'slotGone' });
  const placed = { lead, key, property: home?.id ?? null, waiting: values.waiting };
  const visit = await placeVisit(trx, slot, placed).catch((error: unknown) => {
    throw error instanceof NoSeatError ? new FormRefusalError({ slot: 'slotFull' }) : error;
  });
  if (!(await mayMailTo(email, trx))) throw new FormRefusalError({ form: 'mailboxFull' });
  await notify(trx, visit.state === 'waiting' ? 'waiting' : 'confirmed', visit, data);
}

/** The appointment's own page, as it opens after booking: it says when, where and how to change it, which the page that thanks cannot. */
export const bookedHref = async (lead: string, locale: Locale, data: Snapshot): Promise<string> =>
  `${await visitPath(lead, locale, data)}&answer=${'booked' satisfies VisitAnswer}`;
