import 'server-only';
import { z } from 'zod';
import { writeAudit } from '../../audit/store.ts';
import { dayMs, minuteMs } from '../../base/day.ts';
import { tryParseJson } from '../../base/try-json.ts';
import { inTransaction } from '../../db/database.ts';
import { consumeQuota, refundQuota } from '../../db/rate-limit.ts';
import { env } from '../../env.ts';
import { type TypedText, textHash } from '../../files/unreviewed.ts';
import { isWithinLimitOf, keyedHash } from '../../http/rate-limit.ts';
import { isLocale, type Locale } from '../../i18n/locales.ts';
import { readHomeNumber } from '../../routes/home-record.ts';
import { defineAction, type OfficeError, RejectionError } from '../../staff/define-action.ts';
import { canTranslate, translateTexts } from '../../translation/service.ts';
import { TranslationError, type TranslationFailure } from '../../translation/translation.ts';
import type { StoredRecord } from '../records.ts';
import { addUnreviewed, markReviewed } from '../store-unreviewed.ts';
import { recordName, requireEditableRecord } from './record-actions.ts';

/** The translations of a service by language, in the shape of the field. */
export type Drafts = Partial<Record<Locale, TypedText>>;

/** The maximum number of characters of one text, and of all translations that a member of staff asks for in a day. */
export const translationLimits = { text: 20_000, day: 200_000 };

/** Requests of one member of staff. */
const requests = { max: 60, windowMs: 10 * minuteMs };

const language = z.string().refine(isLocale);
/** JSON */
const text = z
  .string()
  .max(200_000)
  .transform((json, context): TypedText => {
    const parsed = z.union([z.string(), z.array(z.string())]).safeParse(tryParseJson(json));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });

const languages = z
  .string()
  .transform((list) => [...new Set(list.split(','))])
  .pipe(z.array(language).min(1));

const auditSubject = ({ file }: StoredRecord): string => String(readHomeNumber(file) ?? file);

/** Drafts a text of a record in other languages. Each draft is unreviewed until somebody edits it or says that it is right. */
export const translateRecordAction = defineAction({
  name: 'record.translate',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ record: recordName, from: language, to: languages, text }),
  async run(form, context) {
    const { staff } = context.session;
    const record = await requireEditableRecord(form.record, context);
    if (!canTranslate()) throw new RejectionError('translationOff');
    const { from } = form;
    const to = form.to.filter((one) => one !== from);
    const paragraphs = [form.text].flat();
    const size = paragraphs.join('').length;
    if (paragraphs.join('').trim() === '' || to.length === 0) throw new RejectionError('invalid');
    if (size > translationLimits.text) throw new RejectionError('translationTooLong');
    if (!(await isWithinLimitOf('translate', staff.id, requests.max, requests.windowMs)))
      throw new RejectionError('tooMany');
    const quotaKey = `translated ${await keyedHash(staff.id)}`;
    if (!(await consumeQuota(quotaKey, size * to.length, translationLimits.day, dayMs)))
      throw new RejectionError('translationDay');

    const answers = await Promise.allSettled(to.map((one) => translateTexts(paragraphs, from, one)));
    const drafts: Drafts = {};
    const failed: unknown[] = [];
    for (const [i, one] of to.entries()) {
      const answer = answers[i];
      if (answer?.status === 'fulfilled')
        drafts[one] = typeof form.text === 'string' ? answer.value.join('') : answer.value;
      else failed.push(answer?.reason);
    }
    await refundQuota(quotaKey, size * failed.length);
    const drafted = Object.keys(drafts) as Locale[];
    if (drafted.length > 0)
      await inTransaction(async (trx) => {
        const hashes = drafted.map((one) => textHash(drafts[one] ?? '', one));
        await addUnreviewed(trx, record.name, hashes);
        const after = { language: drafted, characters: size, service: env.translation?.service };
        await writeAudit(trx, staff, { action: 'record.translate', subject: auditSubject(record), after });
      });
    return failed.length > 0
      ? { error: toOfficeError(failed[0]), payload: drafts }
      : { done: 'drafted', payload: drafts };
  },
});

const errors: Record<TranslationFailure, OfficeError> = {
  off: 'translationOff',
  refusedKey: 'translationKey',
  overQuota: 'translationQuota',
  unreachable: 'translationDown',
  tooLong: 'translationTooLong',
  broken: 'translationBroken',
};

/** The sentence for the editor; the log of the server gets the status, for administrators. */
function toOfficeError(error: unknown): OfficeError {
  if (!(error instanceof TranslationError)) throw error;
  console.error(`The translation service failed: ${error.message}`);
  return errors[error.reason];
}

/** Notes that somebody read a drafted text and found it right. */
export const approveTranslationAction = defineAction({
  name: 'record.approve',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ record: recordName, language, text, field: z.string().max(200) }),
  async run(form, context) {
    const record = await requireEditableRecord(form.record, context);
    await inTransaction(async (trx) => {
      if (!(await markReviewed(trx, record.name, textHash(form.text, form.language)))) return;
      const after = { field: form.field };
      const auditEvent = { action: 'record.approve' as const, subject: auditSubject(record), after };
      await writeAudit(trx, context.session.staff, auditEvent);
    });
    return { done: 'approved' };
  },
});
