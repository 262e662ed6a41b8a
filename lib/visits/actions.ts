import 'server-only';
import { z } from 'zod';
import { writeAudit } from '../audit/store.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { chosenMoment } from '../forms/form-schemas.ts';
import { locales } from '../i18n/locales.ts';
import { hashForm } from '../leads/actions.ts';
import { storeLead } from '../leads/store.ts';
import { updateLead } from '../leads/store-work.ts';
import { officeHref } from '../routes/office-paths.ts';
import { type ActionContext, defineAction, RejectionError } from '../staff/define-action.ts';
import { homeNamed } from '../staff/named-homes.ts';
import { agendaOfBroker, findSlot, getAgenda, toStaffRules } from './agenda.ts';
import { agendaScope, listStaffAgendas } from './agenda-scope.ts';
import { acceptForVisitor, cancelVisit, moveVisit, type StaffChange } from './change-visit.ts';
import { NoSeatError, placeVisit } from './place-visit.ts';
import { findInAgenda } from './store-agenda.ts';
import { notify } from './visit-mails.ts';
import { checkAnswer, recordFeedback, recordNoShow } from './visit-work.ts';

const id = z.uuid();
const form = 'contact-appointment';

/**
 * An appointment for somebody who called: the same lead, place and mails as with the form, but without notice, and a telephone number may
 * replace the mail address.
 */
export const bookVisitAction = defineAction({
  name: 'visit.book',
  roles: ['owner', 'broker'],
  schema: z.object({
    /** The id of the form on the page: sending it twice makes one appointment. */
    key: z.uuid(),
    /** The word of the agenda whose moments were shown. */
    agenda: z.string().max(100),
    home: z.string().max(200).optional(),
    slot: chosenMoment,
    waiting: z.literal('on').optional(),
    name: z.string().max(200),
    phone: z.string().max(40).optional(),
    email: z.email().max(254).optional(),
    language: z.enum(locales),
    remark: z.string().max(5_000).optional(),
  }),
  async run(sent, context) {
    const { agenda, home: words, slot: startsAt, waiting, key: _, ...visitor } = sent;
    const key = hashForm(sent);
    const { session, data, locale } = context;
    const { staff } = session;
    const { name, phone, email, language, remark } = visitor;
    if (!phone && !email) throw new RejectionError('phoneOrMail', 'phone');
    const home = homeFor(words, agenda, context);
    const given = Object.entries({ lastName: name, email, phone, remark }).filter(([, value]) => value !== undefined);
    const lead = {
      key,
      form,
      locale: language,
      name,
      email: email ?? '',
      fields: Object.fromEntries(given),
      subject: home ? { property: home.id } : {},
      source: {},
    };
    const { id: stored } = await storeLead(lead, [], async (trx, added) => {
      const slot = await findSlot(startsAt, getAgenda(home, data), toStaffRules(data.content), { trx });
      if (!slot) throw new RejectionError('slotGone', 'slot');
      const placed = { lead: added, key, property: home?.id ?? null, waiting: waiting !== undefined };
      const visit = await placeVisit(trx, slot, placed).catch((error: unknown) => {
        throw error instanceof NoSeatError ? new RejectionError('slotFull', 'slot') : error;
      });
      const { state } = visit;
      await updateLead(trx, added, { status: 'answered', assignee: staff.id });
      const hostKnows = staff.broker !== null && visit.agenda === agendaOfBroker(staff.broker);
      await notify(trx, state === 'waiting' ? 'waiting' : 'confirmed', visit, data, { hostKnows });
      const after = { visit: state, startsAt: visit.startsAt };
      await writeAudit(trx, staff, { action: 'visit.book', subject: visit.id, after });
    });
    return { href: officeHref(`agenda/${stored}`, locale) };
  },
});

/** The home that a text names, if it is in this agenda; null at the office. */
function homeFor(words: string | undefined, agenda: string, { session, data }: ActionContext): Property | null {
  const asked = listStaffAgendas(session.staff, data).find(({ word }) => word === agenda);
  if (!asked) throw new RejectionError('notYourHome', 'home');
  if (asked.name === null) return null;
  if (words === undefined) throw new RejectionError('required', 'home');
  const home = homeNamed(words, data, 'home', data.catalogue.properties);
  if (getAgenda(home, data).id !== asked.id) throw new RejectionError('homeOfOther', 'home');
  return home;
}

/** Refuses an appointment that is gone, or not theirs to see. */
async function checkVisible(visit: string, { session: { staff }, data }: ActionContext): Promise<void> {
  if (!(await findInAgenda(visit, agendaScope(staff, data)))) throw new RejectionError('gone');
}

const by = ({ session: { staff } }: ActionContext, note?: string): StaffChange => ({ actor: staff, note });

export const moveVisitAction = defineAction({
  name: 'visit.move',
  roles: ['owner', 'broker'],
  schema: z.object({ id, slot: chosenMoment }),
  async run({ id: visit, slot }, context) {
    await checkVisible(visit, context);
    const answer = await moveVisit(visit, slot, context.data, by(context));
    if (answer === 'cancelled') throw new RejectionError('visitNotHeld');
    checkAnswer(answer);
    return { done: 'visitMoved' };
  },
});

export const cancelVisitAction = defineAction({
  name: 'visit.cancel',
  roles: ['owner', 'broker'],
  schema: z.object({ id, note: z.string().max(1_000).optional() }),
  async run({ id: visit, note }, context) {
    await checkVisible(visit, context);
    checkAnswer(await cancelVisit(visit, context.data, by(context, note)));
    return { done: 'visitCancelled' };
  },
});

export const acceptWaitingVisitorAction = defineAction({
  name: 'visit.accept',
  roles: ['owner', 'broker'],
  schema: z.object({ id }),
  async run({ id: visit }, context) {
    await checkVisible(visit, context);
    const answer = await acceptForVisitor(visit, context.data, by(context));
    // There is no moment to choose, so the error is not beside a field.
    if (answer === 'full') throw new RejectionError('notFree');
    if (answer === 'choose') throw new RejectionError('slotGone');
    checkAnswer(answer);
    return { done: 'visitSeated' };
  },
});

export const markNoShowAction = defineAction({
  name: 'visit.missed',
  roles: ['owner', 'broker'],
  schema: z.object({ id, missed: z.enum(['yes', 'no']) }),
  async run({ id: visit, missed }, context) {
    await checkVisible(visit, context);
    const auditId = await recordNoShow(visit, missed === 'yes', context.session.staff);
    return { done: missed === 'yes' ? 'visitMissed' : 'visitCame', undo: auditId };
  },
});

/** Without a text it removes the feedback. */
export const saveFeedbackAction = defineAction({
  name: 'visit.feedback',
  roles: ['owner', 'broker'],
  schema: z.object({
    id,
    text: z.string().max(2_000).optional(),
    rating: z.coerce.number<string>().int().min(1).max(5).optional(),
  }),
  async run({ id: visit, text, rating }, context) {
    await checkVisible(visit, context);
    if (text === undefined && rating !== undefined) throw new RejectionError('required', 'text');
    const auditId = await recordFeedback(visit, text ? { text, rating: rating ?? null } : null, context.session.staff);
    return { done: 'visitFeedback', undo: auditId };
  },
});
