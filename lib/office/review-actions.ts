import 'server-only';
import { z } from 'zod';
import { dataState } from '../data/store.ts';
import type { ChangeOptions } from '../data/write.ts';
import { isLastOf, writeAudit } from '../db/audit.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { addEntry, findLead, updateLead } from '../db/lead-work.ts';
import { type LeadRecord, listUploads } from '../db/leads.ts';
import { putMail } from '../db/outbox.ts';
import { refuseReview, reviewForm, reviewIdOf, unrefuseReview } from '../db/reviews.ts';
import { keepForUndo, seeForUndo, takeForUndo } from '../db/undo-state.ts';
import { locales, localize } from '../i18n/locales.ts';
import { composeMail } from '../mail/compose.tsx';
import { type ActionContext, action, Refusal } from './action.ts';
import { leadOf } from './lead-actions.ts';
import { refusedReviewMail } from './review-mail.ts';
import {
  type Approval,
  changeReview,
  publishReview,
  type ReviewChange,
  removeReviews,
  reviewCategories,
  reviewsOf,
  verificationChoices,
} from './reviews.ts';
import type { DataUndo, Undo } from './undo.ts';

/** Who changes the data of the running site. */
const changing = (by: ChangeOptions['by']): ChangeOptions => ({ known: dataState().files, by });

const id = z.uuid();
const verified = z.enum(verificationChoices);
const verificationOf = (said: z.output<typeof verified>) => (said === 'none' ? undefined : said);

const reviewOf = async (lead: string, context: ActionContext): Promise<LeadRecord> => {
  const record = await leadOf(lead, context);
  if (record.form !== reviewForm) throw new Refusal('gone');
  return record;
};

/** Puts a testimonial on the site, in the log with its lead; returns the line. The staff command calls it too. */
export async function approveReview(
  lead: LeadRecord,
  approval: Approval,
  actor: NonNullable<ChangeOptions['by']>,
): Promise<string> {
  const [picture] = await listUploads(lead.id);
  let line = '';
  await publishReview(lead, picture, approval, {
    ...changing(actor),
    async inside(trx) {
      const changed = await updateLead(trx, lead.id, { status: 'closed' });
      if (!changed) throw new Refusal('gone');
      line = await writeAudit(trx, actor, {
        action: 'review.approve',
        subject: lead.id,
        before: changed.before,
        after: { ...changed.after, ...approval },
      });
    },
  });
  return line;
}

export const approveAction = action(
  z.object({ id, category: z.string().max(100), verified }),
  async ({ id: lead, category, verified: said }, context) => {
    const record = await reviewOf(lead, context);
    checkCategory(category, context);
    const approval = { category, verified: verificationOf(said) };
    return { done: 'reviewShown', undo: await approveReview(record, approval, context.session.staff) };
  },
);

function checkCategory(category: string, { data }: ActionContext): void {
  if (!reviewCategories(data.content).some((one) => one.id === category)) throw new Refusal('choice', 'category');
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

export const undoApprove: DataUndo = async (line, staff) => {
  const { subject, before } = line;
  const lead = subject && (await findLead(subject));
  if (!lead) throw new Refusal('gone');
  await removeReviews([reviewIdOf(lead)], {
    ...changing(staff),
    async inside(trx) {
      // What a colleague answered to it since would be lost.
      const isUntouched = await isLastOf(trx, { ...line, subject: reviewIdOf(lead) }, onSite);
      if (!isUntouched || !(await isLastOf(trx, line))) throw new Refusal('changedSince');
      const now = await findLead(lead.id, undefined, trx);
      const changed = now?.status === 'closed' ? await updateLead(trx, lead.id, { status: statusOf(before) }) : null;
      await writeAudit(trx, staff, { action: 'undo', subject: lead.id, ...changed });
    },
  });
};

const statusOf = (before: Record<string, unknown> | null) => before?.status as LeadRecord['status'] | undefined;

/** Refuses a testimonial, with a reason; the visitor gets a mail if staff choose so. */
export const refuseAction = action(
  z.object({ id, reason: z.string().max(2_000), tell: z.literal('on').optional() }),
  async ({ id: lead, reason, tell }, context) => {
    const { staff } = context.session;
    const record = await reviewOf(lead, context);
    // Approved meanwhile, or in another window.
    if (reviewsOf([lead], context.data).length > 0) throw new Refusal('reviewThere');
    if (tell && record.email === '') throw new Refusal('noAddress');
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
);

export const undoRefuse: Undo = async (trx, { subject, before }, staff) => {
  const lead = subject && (await findLead(subject, undefined, trx));
  const refused = lead && (await unrefuseReview(trx, lead.id));
  if (!lead || !refused) throw new Refusal('gone');
  if (refused.mail) throw new Refusal('changedSince');
  const changed = lead.status === 'closed' ? await updateLead(trx, lead.id, { status: statusOf(before) }) : null;
  await writeAudit(trx, staff, { action: 'undo', subject: lead.id, ...changed });
};

const text = z.string().max(2_000).optional();

/** Changes how a testimonial on the site was verified, its section, and the agency's reply; its words stay as they are. */
export const changeAction = action(
  z.object({ id: z.string().max(100), category: z.string().max(100), verified, ...localize(() => text) }),
  async ({ id: review, category, verified: said, ...texts }, context) => {
    checkCategory(category, context);
    const original = locales.map((locale) => texts[locale]).find((one) => one !== undefined);
    const answer = original === undefined ? undefined : localize((locale) => texts[locale] ?? original);
    const wanted = { category, verified: verificationOf(said), answer };
    return { done: 'saved', undo: await setReview(review, 'review.change', wanted, context) };
  },
);

/** Takes a testimonial off the site, as a draft, or puts it back. */
export const showAction = action(
  z.object({ id: z.string().max(100), status: z.enum(['Published', 'Draft']) }),
  async ({ id: review, status }, context) => ({
    done: status === 'Draft' ? 'reviewHidden' : 'reviewShown',
    undo: await setReview(review, status === 'Draft' ? 'review.hide' : 'review.show', { status }, context),
  }),
);

async function setReview(
  review: string,
  name: 'review.change' | 'review.hide' | 'review.show',
  wanted: Partial<ReviewChange>,
  { session: { staff } }: ActionContext,
): Promise<string> {
  let line = '';
  await changeReview(
    review,
    () => wanted,
    async (trx, changed) => {
      line = await writeAudit(trx, staff, { action: name, subject: review });
      await keepForUndo(trx, line, changed);
    },
    changing(staff),
  );
  return line;
}

export const undoReviewChange: DataUndo = async ({ id: line, subject }, staff) => {
  const kept = await seeForUndo<{ before: ReviewChange; after: ReviewChange }>(line);
  if (!kept || !subject) throw new Refusal('gone');
  await changeReview(
    subject,
    (now) => {
      if (JSON.stringify(now) !== JSON.stringify(kept.after)) throw new Refusal('changedSince');
      // An absent value has to be set explicitly, so that the present one is removed.
      return { verified: undefined, answer: undefined, ...kept.before };
    },
    async (trx) => {
      if (!(await takeForUndo(trx, line))) throw new Refusal('gone');
      await writeAudit(trx, staff, { action: 'undo', subject });
    },
    changing(staff),
  );
};
