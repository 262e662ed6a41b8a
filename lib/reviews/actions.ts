import 'server-only';
import { z } from 'zod';
import type { AuditEvent } from '../audit/store.ts';
import { changeRows, setRow } from '../audit/store-rows.ts';
import { isSame } from '../base/merge-record.ts';
import { verifications } from '../content/articles.ts';
import { dataState } from '../data/store.ts';
import type { ChangeOptions } from '../data/write.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { languageName } from '../i18n/format.ts';
import { isLocale, locales, localize } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { requireLead } from '../leads/actions.ts';
import { type LeadRecord, listUploads } from '../leads/store.ts';
import { addEntry, findLead } from '../leads/store-work.ts';
import { composeMail } from '../letters/compose.tsx';
import { putMail } from '../mail/store.ts';
import { type ActionContext, defineAction, RejectionError } from '../staff/define-action.ts';
import { ConflictError, conflictState, decidedField, mergeForm } from '../staff/form-conflict.ts';
import { jsonField } from '../staff/json-field.ts';
import { composeRefusedReviewMail } from './review-mail.ts';
import {
  type Approval,
  type ChangedReview,
  changeReview,
  listReviewsOf,
  publishReview,
  type ReviewChange,
  removeReviews,
  reviewCategories,
  toReviewFields,
  verificationChoices,
} from './reviews.ts';
import { reviewForm, reviewIdOf } from './store.ts';

/** Returns the options of a change of the running site's data by a person. */
export const changeOptions = (by: ChangeOptions['by']): ChangeOptions => ({ known: dataState().files, by });

const id = z.uuid();
const verified = z.enum(verificationChoices);
const parseVerification = (verification: string) => verifications.find((one) => one === verification);

const findReview = async (lead: string, context: ActionContext): Promise<LeadRecord> => {
  const record = await requireLead(lead, context);
  if (record.form !== reviewForm) throw new RejectionError('gone');
  return record;
};

/**
 * Puts a testimonial on the site, in the log with its lead; returns the audit id, null where only the lead was not closed yet. The staff
 * command calls it too.
 */
export async function approveReview(
  lead: LeadRecord,
  approval: Approval,
  actor: NonNullable<ChangeOptions['by']>,
): Promise<string | null> {
  const [picture] = await listUploads(lead.id);
  const { status } = lead;
  const closed = { table: 'lead', key: { id: lead.id }, after: { status: 'closed' } } as const;
  return publishReview(lead, picture, approval, {
    ...changeOptions(actor),
    auditEvent: () => ({
      action: 'review.approve',
      subject: lead.id,
      ...(status === 'closed'
        ? { after: { ...approval } }
        : { before: { status }, after: { status: 'closed', ...approval } }),
    }),
    undoState: () => ({
      review: {
        id: reviewIdOf(lead),
        before: null,
        after: { status: 'Published', ...approval },
        lead: { ...closed, before: { status } },
      },
    }),
    async alsoInTransaction(trx) {
      if (!(await findLead(lead.id, undefined, trx))) throw new RejectionError('gone');
      const diff = await setRow(trx, { ...closed, set: closed.after });
      // The log and an undo have the status that it had when it was read.
      if ((diff?.before?.status ?? 'closed') !== status) throw new RejectionError('changedSince');
    },
  });
}

export const approveReviewAction = defineAction({
  name: 'review.approve',
  roles: ['owner', 'broker'],
  schema: z.object({ id, category: z.string().max(100), verified }),
  async run({ id: lead, category, verified: verification }, context) {
    const record = await findReview(lead, context);
    checkCategory(category, context);
    const approval = { category, verified: parseVerification(verification) };
    const auditId = await approveReview(record, approval, context.session.staff);
    return { done: 'reviewShown', undo: auditId ?? undefined };
  },
});

function checkCategory(category: string, { data }: ActionContext): void {
  if (!reviewCategories(data.content).some((one) => one.id === category))
    throw new RejectionError('choice', 'category');
}

/** Removes the testimonials of somebody who is erased, in one step with the rest of what is kept of them; returns what that returns. */
export async function eraseReviews<Erased>(
  ids: readonly string[],
  rest: (trx: Trx) => Promise<Erased>,
): Promise<Erased> {
  let erased: Erased | undefined;
  await removeReviews(ids, {
    known: dataState().files,
    async alsoInTransaction(trx) {
      erased = await rest(trx);
    },
  });
  return erased as Erased;
}

/** Refuses a testimonial, with a reason; the visitor gets a mail if staff choose so. */
export const refuseReviewAction = defineAction({
  name: 'review.refuse',
  roles: ['owner', 'broker'],
  schema: z.object({ id, reason: z.string().max(2_000), tell: z.literal('on').optional() }),
  async run({ id: lead, reason, tell }, context) {
    const { staff } = context.session;
    const record = await findReview(lead, context);
    // Approved meanwhile, or in another window.
    if (listReviewsOf([lead], context.data).length > 0) throw new RejectionError('reviewThere');
    if (tell && record.email === '') throw new RejectionError('noAddress');
    const mail = tell ? await composeRefusedReviewMail(record, reason, staff, context.data) : null;
    const composed = mail && (await composeMail(mail));
    const auditId = await inTransaction(async (trx) => {
      const put = { lead, reason, mail: composed?.id ?? null, author_name: staff.name, at: Date.now() };
      if (mail && composed) {
        await putMail(trx, composed, lead);
        await addEntry(trx, lead, staff, { kind: 'answer', subject: mail.subject, text: reason, mail: composed.id });
      }
      return changeRows(trx, staff, {
        action: 'review.refuse',
        subject: lead,
        // A sent mail cannot be taken back, so neither can the refusal.
        isFinal: composed !== null,
        rows: [
          { table: 'refused_review', key: { lead }, put },
          { table: 'lead', key: { id: lead }, set: { status: 'closed' }, isLogged: true },
        ],
      });
    });
    return { done: 'reviewRefused', undo: auditId };
  },
});

const text = z.string().max(2_000).optional();

const changeForm = z.object({
  id: z.string().max(100),
  base: jsonField(z.unknown(), 30_000),
  decided: decidedField,
  category: z.string().max(100),
  verified,
  ...localize(() => text),
});

/**
 * Changes how a testimonial on the site was verified, its section, and the agency's reply; its words stay as they are, and so does what
 * others changed meanwhile in other fields.
 */
export const changeReviewAction = defineAction({
  name: 'review.change',
  roles: ['owner', 'broker'],
  hasWorkingCopy: true,
  schema: changeForm,
  async run({ id: review, base, decided, category, verified: verification, ...texts }, context) {
    const { locale, data } = context;
    checkCategory(category, context);
    const answer = localize((language) => texts[language] ?? '');
    const typed = toReviewFields({ category, verified: parseVerification(verification), answer });
    const change = (now: ReviewChange) => withFields(now, mergeForm({ base, decided }, toReviewFields(now), typed));
    try {
      return { done: 'saved', undo: (await setReview(review, 'review.change', change, context)) ?? undefined };
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const t = await translatorIn(locale, 'office.reviews');
      return conflictState(error, (path) => {
        if (isLocale(path)) return { label: t('answerIn', { language: languageName(path, locale) }) };
        return path === 'category'
          ? {
              label: t('category'),
              value: (one) => data.content.categories.get(String(one))?.name[locale] ?? String(one),
            }
          : { label: t('verified'), value: (one) => t(`how.${one as z.output<typeof verified>}`) };
      });
    }
  },
});

/** A language without a reply has the first one; nothing for fields that are as they were. */
function withFields(now: ReviewChange, fields: ReturnType<typeof toReviewFields>): Partial<ReviewChange> {
  if (isSame(toReviewFields(now), fields)) return {};
  const original = locales.map((locale) => fields[locale]).find((one) => one !== '');
  const answer = original === undefined ? undefined : localize((locale) => fields[locale] || original);
  return { category: fields.category, verified: parseVerification(fields.verified), answer };
}

/** Takes a testimonial off the site, as a draft, or puts it back. */
export const showReviewAction = defineAction({
  name: 'review.show',
  roles: ['owner', 'broker'],
  schema: z.object({ id: z.string().max(100), status: z.enum(['Published', 'Draft']) }),
  async run({ id: review, status }, context) {
    const isHidden = status === 'Draft';
    const auditId = await setReview(review, isHidden ? 'review.hide' : 'review.show', () => ({ status }), context);
    return { done: isHidden ? 'reviewHidden' : 'reviewShown', undo: auditId ?? undefined };
  },
});

const setReview = (
  review: string,
  name: 'review.change' | 'review.hide' | 'review.show',
  change: (now: ReviewChange) => Partial<ReviewChange>,
  { session: { staff } }: ActionContext,
): Promise<string | null> =>
  changeReview(review, change, (changed) => ({
    ...changeOptions(staff),
    auditEvent: () => ({ action: name, subject: review, ...loggedParts(changed()) }),
    undoState: () => ({ review: { id: review, ...changed() } }),
  }));

/** A reply may name the visitor, who can be erased, so the log records only that it changed. */
function loggedParts({ before, after }: ChangedReview): Pick<AuditEvent, 'before' | 'after'> {
  const changed = (['category', 'verified'] as const).filter((name) => before[name] !== after[name]);
  const side = (one: ReviewChange) => Object.fromEntries(changed.map((name) => [name, one[name] ?? null]));
  const fields = isSame(before.answer, after.answer) ? {} : { fields: ['answer'] };
  return { before: side(before), after: { ...side(after), ...fields } };
}
