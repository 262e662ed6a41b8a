import 'server-only';
import { createHash } from 'node:crypto';
import type { Snapshot } from '../data/load.ts';
import { putUpload, type StoredLead, storeLead, type Upload } from '../db/leads.ts';
import { putMail } from '../db/outbox.ts';
import { useOnce } from '../db/tokens.ts';
import { composeMail } from '../mail/compose.tsx';
import type { Mail } from '../mail/mail.ts';
import { newsletterMails, storeReader } from '../newsletter/sign-up.ts';
import { isKept } from './field-book.ts';
import type { Filled } from './filled.ts';
import type { PageForm } from './form-ids.ts';
import { FormRefusal } from './form-refusal.ts';
import { fieldsOf } from './forms.ts';
import { handlingOf } from './handlings.ts';
import type { Proof } from './question.ts';
import { maySend } from './turns.ts';
import { readUploads } from './uploads.ts';

/**
 * Stores a form that was filled in well with all that becomes of it, as one transaction, and spends what proved a person. Throws a
 * FormRefusal for what cannot be.
 */
export async function storeFilled(
  stated: Omit<Filled, 'uploads'>,
  proof: Proof,
  source: Record<string, string>,
  data: Snapshot,
): Promise<StoredLead> {
  const { mails, also } = handlingOf(stated.form);
  const { form, key, locale, name, email, about, values } = stated;
  const wantsNewsletter = 'newsletter' in values && values.newsletter;
  const uploads = await readUploads(values);
  const content = { form, about, name, email, fields: storable(form, values) };
  const lead = {
    key: submissionKey(key, content, uploads),
    form,
    locale,
    name,
    email,
    fields: content.fields,
    source,
    about: about ? { [about.be]: about.id } : {},
  };
  const filled = { ...stated, uploads };
  // Not of the lead: what somebody reads besides is none of the business of a home's owner.
  const newsletter = wantsNewsletter ? await composeAll(await newsletterMails(filled, data)) : [];
  const { limited = [], free = [] } = Object.groupBy(await mails(filled, data), ({ beyondLimit }) =>
    beyondLimit ? 'limited' : 'free',
  );
  const copies = await composeAll(limited);
  return storeLead(lead, free, async (trx, leadId) => {
    if (!(await useOnce(proof.token, proof.expiresAt, trx))) throw new FormRefusal({ answer: 'captcha' });
    for (const mail of copies) if (await maySend(mail, trx)) await putMail(trx, mail, leadId);
    for (const upload of uploads) await putUpload(trx, upload, leadId);
    await also?.(filled, data, trx, leadId);
    if (wantsNewsletter) await storeReader(filled, data, trx);
    for (const mail of newsletter) if (await maySend(mail, trx)) await putMail(trx, mail);
  });
}

const composeAll = (mails: readonly Mail[]) => Promise.all(mails.map(composeMail));

/** What makes two submissions one: the same form on the same page with the same content. Sent again with other words, it is another lead. */
function submissionKey(formKey: string, content: object, uploads: readonly Upload[]): string {
  const hash = createHash('sha256').update(`${formKey}\n${JSON.stringify(content)}`);
  for (const { field, content: file } of uploads) hash.update(`\n${field}\n`).update(file);
  return hash.digest('hex');
}

/** Of a file, its name. */
const storable = (form: PageForm, values: Record<string, unknown>) => {
  const kept = new Set<string>(fieldsOf(form).filter(isKept));
  const named = Object.entries(values).filter(([name]) => kept.has(name));
  return Object.fromEntries(named.map(([name, value]) => [name, value instanceof File ? value.name : value]));
};
