import 'server-only';
import { createHash } from 'node:crypto';
import { checkFileType } from '../base/file-type.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { consumeToken } from '../db/tokens.ts';
import type { CaptchaProof } from '../forms/captcha.ts';
import { isKept } from '../forms/field-definitions.ts';
import { maySend } from '../forms/form-limits.ts';
import { FormRefusalError } from '../forms/form-state.ts';
import { formFields } from '../forms/forms.ts';
import { putUpload, type StoredLead, storeLead, type Upload } from '../leads/store.ts';
import type { Submission } from '../leads/submission.ts';
import { composeMail } from '../letters/compose.tsx';
import type { Mail } from '../mail/mail.ts';
import { putMail } from '../mail/store.ts';
import type { PageForm } from '../routes/page-forms.ts';
import { composeNewsletterMails, storeReader } from '../subscriptions/newsletter.ts';
import { getHandler } from './form-handlers.ts';

/**
 * Stores a submission as one transaction: the lead, its files, its mails in the outbox, and what its handler stores. The proof that a
 * person sent it is used up. Throws a FormRefusalError where that cannot be, and nothing is stored then.
 */
export async function storeSubmission(
  sent: Omit<Submission, 'uploads'>,
  proof: CaptchaProof,
  source: Record<string, string>,
  data: Snapshot,
): Promise<StoredLead> {
  const { mails, store } = getHandler(sent.form);
  const { form, key, locale, name, email, subject, values } = sent;
  const wantsNewsletter = 'newsletter' in values && values.newsletter;
  const uploads = await readUploads(values);
  const content = { form, subject, name, email, fields: storable(form, values) };
  const lead = {
    key: submissionKey(key, content, uploads),
    form,
    locale,
    name,
    email,
    fields: content.fields,
    source,
    subject: subject ? { [subject.type]: subject.id } : {},
  };
  const submission = { ...sent, uploads };
  // The subscription is not stored in the lead: a home's owner must not see which mails the visitor receives.
  const newsletter = wantsNewsletter ? await composeAll(await composeNewsletterMails(submission, data)) : [];
  const { limited = [], free = [] } = Object.groupBy(await mails(submission, data), ({ beyondLimit }) =>
    beyondLimit ? 'limited' : 'free',
  );
  const copies = await composeAll(limited);
  return storeLead(lead, free, async (trx, leadId) => {
    if (!(await consumeToken(proof.token, proof.expiresAt, trx))) throw new FormRefusalError({ answer: 'captcha' });
    for (const mail of copies) if (await maySend(mail, trx)) await putMail(trx, mail, leadId);
    for (const upload of uploads) await putUpload(trx, upload, leadId);
    await store?.(submission, data, trx, leadId);
    if (wantsNewsletter) await storeReader(submission, data, trx);
    for (const mail of newsletter) if (await maySend(mail, trx)) await putMail(trx, mail);
  });
}

const composeAll = (mails: readonly Mail[]) => Promise.all(mails.map(composeMail));

/** Equal for the same form, page and content: a lead is stored once. With other content it is another lead. */
function submissionKey(formKey: string, content: object, uploads: readonly Upload[]): string {
  const hash = createHash('sha256').update(`${formKey}\n${JSON.stringify(content)}`);
  for (const { field, content: file } of uploads) hash.update(`\n${field}\n`).update(file);
  return hash.digest('hex');
}

/** The values that are kept with the lead; of a file only its name. */
const storable = (form: PageForm, values: Record<string, unknown>) => {
  const stored = new Set<string>(formFields(form).filter(isKept));
  const named = Object.entries(values).filter(([name]) => stored.has(name));
  return Object.fromEntries(named.map(([name, value]) => [name, value instanceof File ? value.name : value]));
};

const pictures = ['image/jpeg', 'image/png'];
const pdf = 'application/pdf';
/** The types of files that each field accepts. Word's older files are compound files, which other programs write too. */
const acceptedTypes: Record<string, readonly string[]> = {
  cv: [pdf, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/x-cfb'],
  image: pictures,
};

/** The files among a form's values; throws a FormRefusalError for one that is not what its field takes, whatever its name says. */
export const readUploads = (values: Record<string, unknown>): Promise<Upload[]> =>
  Promise.all(
    Object.entries(values).flatMap(([field, value]) => (value instanceof File ? [readUpload(field, value)] : [])),
  );

async function readUpload(field: string, file: File): Promise<Upload> {
  const content = Buffer.from(await file.arrayBuffer());
  const found = await checkFileType({ name: file.name, content }, acceptedTypes[field] ?? [], field);
  if (!found) throw new FormRefusalError({ [field]: 'fileType' });
  return { field, content, ...found };
}
