import 'server-only';
import { z } from 'zod';
import { type Deed, isLastOf, writeAudit } from '../audit/store.ts';
import { seeForUndo, takeForUndo } from '../audit/store-undo.ts';
import { isSame } from '../base/merge-record.ts';
import { verifications } from '../content/articles.ts';
import { dataState } from '../data/store.ts';
import type { ChangeOptions } from '../data/write.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { locales, localize } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { leadOf } from '../leads/actions.ts';
import { type LeadRecord, listUploads } from '../leads/store.ts';
import { addEntry, findLead, updateLead } from '../leads/store-work.ts';
import { composeMail } from '../letters/compose.tsx';
import { putMail } from '../mail/store.ts';
import { fieldsConflict, joinedFields } from '../records/joined-fields.ts';
import { type ActionContext, Conflict, defineAction, Rejection } from '../staff/define-action.ts';
import type { DataUndo, Undo } from '../staff/undo.ts';
import { refusedReviewMail } from './review-mail.ts';
import {
  type Approval,
  type ChangedReview,
  changeReview,
  fieldsOfReview,
  publishReview,
  type ReviewChange,
  removeReviews,
  reviewCategories,
  reviewsOf,
  verificationChoices,
} from './reviews.ts';
import { refuseReview, reviewForm, reviewIdOf, unrefuseReview } from './store.ts';

/** Who changes the data of the running site. */
const changing = (by: ChangeOptions['by']): ChangeOptions => ({ known: dataState().files, by });

const id = z.uuid();
const verified = z.enum(verificationChoices);
const verificationOf = (said: string) => verifications.find((one) => one === said);

const reviewOf = async (lead: string, context: ActionContext): Promise<LeadRecord> => {
  const record = await leadOf(lead, context);
  if (record.form !== reviewForm) throw new Rejection('gone');
  return record;
};

/**
 * Puts a testimonial on the site, in the log with its lead; returns the line, null where only the lead was not closed yet. The staff
 * command calls it too.
 */
export async function approveReview(
  lead: LeadRecord,
  approval: Approval,
  actor: NonNullable<ChangeOptions['by']>,
): Promise<string | null> {
  const [picture] = await listUploads(lead.id);
  const { status } = lead;
  return publishReview(lead, picture, approval, {
    ...changing(actor),
    deed: () => ({
      action: 'review.approve',
      subject: lead.id,
      ...(status === 'closed'
        ? { after: { ...approval } }
        : { before: { status }, after: { status: 'closed', ...approval } }),
    }),
    async inside(trx) {
      const changed = await updateLead(trx, lead.id, { status: 'closed' });
      if (!changed) throw new Rejection('gone');
      // The line says what it was, for an undo.
      if ((changed.before.status ?? 'closed') !== status) throw new Rejection('changedSince');
    },
  });
}

const undoApprove: DataUndo = async (line, staff) => {
  const { subject, before } = line;
  const lead = subject && (await findLead(subject));
  if (!lead) throw new Rejection('gone');
  const [was, is] = [statusOf(before), lead.status];
  const opens = is === 'closed' && was !== undefined;
  await removeReviews([reviewIdOf(lead)], {
    ...changing(staff),
    deed: () => ({
      action: 'undo',
      subject: lead.id,
      ...(opens && { before: { status: is }, after: { status: was } }),
    }),
    async inside(trx) {
      // What a colleague answered to it since would be lost.
      const isUntouched = await isLastOf(trx, { ...line, subject: reviewIdOf(lead) }, onSite);
      if (!isUntouched || !(await isLastOf(trx, line))) throw new Rejection('changedSince');
      const changed = opens ? await updateLead(trx, lead.id, { status: was }) : null;
      if (changed && changed.before.status !== is) throw new Rejection('changedSince');
    },
  });
};

export const approveAction = defineAction({
  name: 'review.approve',
  roles: ['owner', 'broker'],
  schema: z.object({ id, category: z.string().max(100), verified }),
  async run({ id: lead, category, verified: said }, context) {
    const record = await reviewOf(lead, context);
    checkCategory(category, context);
    const approval = { category, verified: verificationOf(said) };
    const line = await approveReview(record, approval, context.session.staff);
    return { done: 'reviewShown', undo: line ?? undefined };
  },
  undoData: undoApprove,
});

function checkCategory(category: string, { data }: ActionContext): void {
  if (!reviewCategories(data.content).some((one) => one.id === category)) throw new Rejection('choice', 'category');
}

/** Removes the testimonials of somebody who is erased, in one step with the rest of what is kept of them; returns what that returns. */
export async function eraseReviews<Erased>(
  ids: readonly string[],
  rest: (trx: Trx) => Promise<Erased>,
): Promise<Erased> {
  let erased: Erased | undefined;
  await removeReviews(ids, {
    known: dataState().files,
    async inside(trx) {
      erased = await rest(trx);
    },
  });
  return erased as Erased;
}

/** What staff do with a testimonial on the site. */
const onSite = ['review.change', 'review.hide', 'review.show'];

const statusOf = (before: Record<string, unknown> | null) => before?.status as LeadRecord['status'] | undefined;

const undoRefuse: Undo = async (trx, { subject, before }, staff) => {
  const lead = subject && (await findLead(subject, undefined, trx));
  const refused = lead && (await unrefuseReview(trx, lead.id));
  if (!lead || !refused) throw new Rejection('gone');
  if (refused.mail) throw new Rejection('changedSince');
  const changed = lead.status === 'closed' ? await updateLead(trx, lead.id, { status: statusOf(before) }) : null;
  await writeAudit(trx, staff, { action: 'undo', subject: lead.id, ...changed });
};

/** Refuses a testimonial, with a reason; the visitor gets a mail if staff choose so. */
export const refuseAction = defineAction({
  name: 'review.refuse',
  roles: ['owner', 'broker'],
  schema: z.object({ id, reason: z.string().max(2_000), tell: z.literal('on').optional() }),
  async run({ id: lead, reason, tell }, context) {
    const { staff } = context.session;
    const record = await reviewOf(lead, context);
    // Approved meanwhile, or in another window.
    if (reviewsOf([lead], context.data).length > 0) throw new Rejection('reviewThere');
    if (tell && record.email === '') throw new Rejection('noAddress');
    const mail = tell ? await refusedReviewMail(record, reason, staff, context.data) : null;
    const composed = mail && (await composeMail(mail));
    const undo = await inTransaction(async (trx) => {
      const refused = { reason, mail: composed?.id ?? null, author_name: staff.name, at: Date.now() };
      await refuseReview(trx, lead, refused);
      const changed = await updateLead(trx, lead, { status: 'closed' });
      if (mail && composed) {
        await putMail(trx, composed, lead);
        await addEntry(trx, lead, staff, { kind: 'answer', subject: mail.subject, text: reason, mail: composed.id });
      }
      return writeAudit(trx, staff, { action: 'review.refuse', subject: lead, ...changed });
    });
    // A sent mail cannot be taken back, so neither can the refusal.
    return { done: 'reviewRefused', undo: composed ? undefined : undo };
  },
  undo: undoRefuse,
});

const text = z.string().max(2_000).optional();

const changeForm = z.object({
  id: z.string().max(100),
  base: z.string().max(30_000),
  category: z.string().max(100),
  verified,
  ...localize(() => text),
});

const undoReviewChange: DataUndo = async ({ id: line, subject }, staff) => {
  const kept = await seeForUndo<ChangedReview>(line);
  if (!kept || !subject) throw new Rejection('gone');
  await changeReview(
    subject,
    (now) => {
      if (JSON.stringify(now) !== JSON.stringify(kept.after)) throw new Rejection('changedSince');
      // An absent value has to be set explicitly, so that the present one is removed.
      return { verified: undefined, answer: undefined, ...kept.before };
    },
    () => ({
      ...changing(staff),
      deed: () => ({ action: 'undo', subject }),
      async inside(trx) {
        if (!(await takeForUndo(trx, line))) throw new Rejection('gone');
      },
    }),
  );
};

/**
 * Changes how a testimonial on the site was verified, its section, and the agency's reply; its words stay as they are, and so does what
 * others changed meanwhile in other fields.
 */
export const changeAction = defineAction({
  name: 'review.change',
  roles: ['owner', 'broker'],
  schema: changeForm,
  async run({ id: review, base, category, verified: said, ...texts }, context) {
    const { locale, data } = context;
    checkCategory(category, context);
    const answer = localize((language) => texts[language] ?? '');
    const typed = fieldsOfReview({ category, verified: verificationOf(said), answer });
    const change = (now: ReviewChange) => withFields(now, joinedFields(base, fieldsOfReview(now), typed));
    try {
      return { done: 'saved', undo: (await setReview(review, 'review.change', change, context)) ?? undefined };
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const t = await translatorIn(locale, 'office.reviews');
      return fieldsConflict(error, { base, typed, locale }, (name, value) => {
        if (name === 'category') return data.content.categories.get(value)?.name[locale] ?? value;
        return name === 'verified' ? t(`how.${value as z.output<typeof verified>}`) : value;
      });
    }
  },
  undoData: undoReviewChange,
});

/** A language without a reply has the first one; nothing for fields that are as they were. */
function withFields(now: ReviewChange, fields: ReturnType<typeof fieldsOfReview>): Partial<ReviewChange> {
  if (isSame(fieldsOfReview(now), fields)) return {};
  const original = locales.map((locale) => fields[locale]).find((one) => one !== '');
  const answer = original === undefined ? undefined : localize((locale) => fields[locale] || original);
  return { category: fields.category, verified: verificationOf(fields.verified), answer };
}

/** Takes a testimonial off the site, as a draft, or puts it back. */
export const showAction = defineAction({
  name: 'review.show',
  roles: ['owner', 'broker'],
  schema: z.object({ id: z.string().max(100), status: z.enum(['Published', 'Draft']) }),
  async run({ id: review, status }, context) {
    const isHidden = status === 'Draft';
    const line = await setReview(review, isHidden ? 'review.hide' : 'review.show', () => ({ status }), context);
    return { done: isHidden ? 'reviewHidden' : 'reviewShown', undo: line ?? undefined };
  },
  undoData: undoReviewChange,
});

const setReview = (
  review: string,
  name: 'review.change' | 'review.hide' | 'review.show',
  change: (now: ReviewChange) => Partial<ReviewChange>,
  { session: { staff } }: ActionContext,
): Promise<string | null> =>
  changeReview(review, change, (changed) => ({
    ...changing(staff),
    deed: () => ({ action: name, subject: review, ...loggedParts(changed()) }),
    // Not the file: an erased visitor must not stay in it.
    undoState: changed,
  }));

/** A reply may name the visitor, who can be erased: the log says only that there is another one. */
function loggedParts({ before, after }: ChangedReview): Pick<Deed, 'before' | 'after'> {
  const changed = (['category', 'verified'] as const).filter((name) => before[name] !== after[name]);
  const side = (one: ReviewChange) => Object.fromEntries(changed.map((name) => [name, one[name] ?? null]));
  const fields = isSame(before.answer, after.answer) ? {} : { fields: ['answer'] };
  return { before: side(before), after: { ...side(after), ...fields } };
}
