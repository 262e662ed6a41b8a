import 'server-only';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Snapshot } from '../data/load.ts';
import { putUpload, type StoredLead, storeLead, type Upload } from '../db/leads.ts';
import { putMail } from '../db/outbox.ts';
import { useOnce } from '../db/tokens.ts';
import { checkFileType } from '../file-type.ts';
import type { Locale } from '../i18n/locales.ts';
import { composeMail } from '../mail/compose.tsx';
import type { Mail } from '../mail/mail.ts';
import { newsletterMails, storeReader } from '../newsletter/sign-up.ts';
import type { Proof } from './captcha.ts';
import { isKept } from './field-definitions.ts';
import { handlingOf } from './form-handlers.ts';
import type { About } from './form-pages.ts';
import type { formSchemas } from './form-schemas.ts';
import { FormRefusal } from './form-state.ts';
import { fieldsOf, type PageForm } from './forms.ts';
import { maySend } from './rate-limit.ts';

/** A form that was filled in well, as its mails need it. */
export interface Filled<Form extends PageForm = PageForm> {
  /** A random UUID, for what is stored of it besides the lead and stands in its mails. */
  id: string;
  form: PageForm;
  /** Of the form as it stood on the page: what comes twice with it is one submission. */
  key: string;
  locale: Locale;
  about: About | null;
  values: z.output<(typeof formSchemas)[Form]>;
  /** Who writes. */
  name: string;
  email: string;
  /** The files among the values, by what their content says they are. */
  uploads: readonly Upload[];
}

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

const pictures = ['image/jpeg', 'image/png'];
const pdf = 'application/pdf';
/** What each field takes, told by the content. Word's older files are compound files, which other programs write too. */
const taken: Record<string, readonly string[]> = {
  cv: [pdf, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/x-cfb'],
  incomeProof: [pdf, ...pictures],
  image: pictures,
};

/** The files among a form's values; throws a FormRefusal for one that is not what its field takes, whatever its name says. */
export const readUploads = (values: Record<string, unknown>): Promise<Upload[]> =>
  Promise.all(
    Object.entries(values).flatMap(([field, value]) => (value instanceof File ? [readUpload(field, value)] : [])),
  );

async function readUpload(field: string, file: File): Promise<Upload> {
  const content = Buffer.from(await file.arrayBuffer());
  const found = await checkFileType({ name: file.name, content }, taken[field] ?? [], field);
  if (!found) throw new FormRefusal({ [field]: 'fileType' });
  return { field, content, ...found };
}
