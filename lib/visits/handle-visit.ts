import 'server-only';
import { z } from 'zod';
import type { Snapshot } from '../data/load.ts';
import { chosenMoment } from '../forms/schemas/appointment.ts';
import { locales } from '../i18n/locales.ts';
import { cancelVisit, moveVisit } from './change-visit.ts';
import type { VisitAnswer } from './visit-answers.ts';
import { openVisit, visitPath } from './visit-link.ts';
import { acceptOffer } from './waiting-list.ts';

const schema = z.object({
  token: z.string().max(400),
  locale: z.enum(locales),
  act: z.enum(['move', 'cancel', 'accept']),
  slot: chosenMoment.optional(),
});

/** Does what somebody asks on the page of an appointment; returns the path that says what became of it, null for what no page of ours sends. */
export async function handleVisit(form: FormData, data: Snapshot): Promise<string | null> {
  const asked = schema.safeParse(Object.fromEntries(form)).data;
  const visit = asked && (await openVisit(asked.token));
  if (!visit) return null;
  const answer = await doIt(visit.id, asked, data);
  return `${await visitPath(visit.id, asked.locale, data)}&answer=${answer}`;
}

async function doIt(id: string, { act, slot }: z.infer<typeof schema>, data: Snapshot): Promise<VisitAnswer> {
  if (act === 'cancel') return cancelVisit(id, data);
  if (act === 'accept') return acceptOffer(id, data);
  return slot ? moveVisit(id, slot, data) : 'choose';
}
