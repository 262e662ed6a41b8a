import 'server-only';
import { z } from 'zod';
import type { OwnedHome } from '../accounts/owned-home.ts';
import type { VisitState } from '../db/tables/visits.ts';
import { financing } from '../forms/form-schemas.ts';
import type { Locale } from '../i18n/locales.ts';
import type { MaskMarks } from '../visits/mask.ts';
import { agreedName, feedbackFor, maskNames, readMaskMarks } from '../visits/owners-feedback.ts';
import type { Visit } from '../visits/store.ts';
import type { HomeForm } from './home-forms.ts';
import { listLeadsAbout, listMailsAbout, listVisitsTo, type OwnedLead, type OwnedMail } from './store.ts';

// Requests of visitors, as the owner of the home may read them: docs/decisions/what-owners-see.md. Times are in ms since epoch.

export interface OwnerRequest {
  id: string;
  home: OwnedHome;
  form: HomeForm;
  createdAt: number;
  /** The name; null without consent to show it to the owner. */
  visitor: string | null;
  /** The requested appointment. */
  visitAt: number | null;
  /** In €. */
  amount: number | null;
  /** YYYY-MM-DD */
  validUntil: string | null;
  financing: (typeof financing)[number] | null;
  message: string | null;
}

export interface OwnerMail {
  id: string;
  home: OwnedHome;
  at: number;
  subject: string;
  to: 'visitor' | 'agency' | 'friend';
  state: OwnedMail['state'] | 'planned';
}

export interface OwnerVisit {
  id: string;
  home: number | null;
  startsAt: number;
  endsAt: number;
  state: VisitState | 'over';
  visitor: string | null;
  feedback: string | null;
  /** 1 to 5. */
  rating: number | null;
}

/** The requests about homes, newest first; marks in a language, such as "[name]", replace personal data. */
export async function listRequests(homes: readonly OwnedHome[], locale: Locale): Promise<OwnerRequest[]> {
  const [leads, marks] = await Promise.all([listLeadsAbout(homes), readMaskMarks(locale)]);
  return leads.map((lead) => ({
    id: lead.id,
    home: lead.home,
    form: lead.form,
    createdAt: lead.createdAt,
    visitor: agreedName(lead),
    ...visibleAnswers(lead, marks),
  }));
}

/** The mails that came of these requests, newest first; one that waits for a later time (after `now`) is planned. */
export async function listMails(homes: readonly OwnedHome[], locale: Locale, now = Date.now()): Promise<OwnerMail[]> {
  const [mails, marks] = await Promise.all([listMailsAbout(homes), readMaskMarks(locale)]);
  return mails.map(({ id, home, at, toVisitor, form, state, subject, ...writer }) => ({
    id,
    home,
    at,
    subject: maskNames(subject, writer, marks),
    to: toVisitor ? 'visitor' : form === 'send-to-friend' ? 'friend' : 'agency',
    state: state === 'waiting' && at > now ? 'planned' : state,
  }));
}

/** The appointments at homes: those to come, the next one first, then the others, the last one first. */
export async function listVisits(
  homes: readonly OwnedHome[],
  locale: Locale,
  now = Date.now(),
): Promise<{ planned: OwnerVisit[]; earlier: OwnerVisit[] }> {
  const [visits, marks] = await Promise.all([listVisitsTo(homes), readMaskMarks(locale)]);
  const isToCome = ({ state, endsAt }: Visit) => endsAt > now && state !== 'cancelled' && state !== 'lapsed';
  const view = (visit: Visit): OwnerVisit => ({
    id: visit.id,
    home: visit.property,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    state: visit.state === 'confirmed' && visit.endsAt <= now ? 'over' : visit.state,
    visitor: agreedName(visit),
    feedback: feedbackFor(visit, marks),
    rating: visit.rating,
  });
  return {
    planned: visits.filter(isToCome).map(view),
    earlier: visits
      .filter((visit) => !isToCome(visit))
      .toReversed()
      .map(view),
  };
}

/** All that an owner may see of what forms ask. */
const answers = z.object({
  remark: z.string().optional(),
  offerAmount: z.number().optional(),
  validUntil: z.string().optional(),
  financing: z.enum(financing).optional(),
  offerConditions: z.string().optional(),
});

/** Forms of which an owner sees only that they came. */
const withoutContent: readonly HomeForm[] = ['rent-application', 'send-to-friend'];

function visibleAnswers(
  lead: OwnedLead,
  marks: MaskMarks,
): Pick<OwnerRequest, 'visitAt' | 'amount' | 'validUntil' | 'financing' | 'message'> {
  if (withoutContent.includes(lead.form))
    return { visitAt: null, amount: null, validUntil: null, financing: null, message: null };
  const { remark, offerAmount, validUntil, financing: means, offerConditions } = answers.parse(lead.fields);
  const written = remark ?? offerConditions;
  return {
    visitAt: lead.visit?.startsAt ?? null,
    amount: offerAmount ?? null,
    validUntil: validUntil ?? null,
    financing: means ?? null,
    message: written ? maskNames(written, lead, marks) : null,
  };
}
