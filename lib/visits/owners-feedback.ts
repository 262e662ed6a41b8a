import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { type MaskMarks, maskText } from './mask.ts';
import type { Visit } from './store.ts';

/** The sender and the fields of a form: more than an owner may see (lib/owners/requests.ts). */
export interface LeadSender {
  name: string;
  fields: Record<string, unknown>;
}

/** The feedback of a visitor, as the owner reads it in a language; null for none. */
export const readOwnersFeedback = async (visit: Visit, locale: Locale): Promise<string | null> =>
  feedbackFor(visit, await readMaskMarks(locale));

export const feedbackFor = (visit: Visit, marks: MaskMarks): string | null =>
  visit.feedback && maskNames(visit.feedback, visit, marks);

export async function readMaskMarks(locale: Locale): Promise<MaskMarks> {
  const t = await translatorIn(locale, 'owner.communications');
  return { name: t('marks.name'), email: t('marks.email'), phone: t('marks.phone') };
}

export const agreedName = ({ name, fields }: LeadSender): string | null => (fields.nameToOwner === true ? name : null);

/** Returns a visitor’s text without addresses and numbers, and without the visitor’s name unless they agreed to be named. */
export const maskNames = (text: string, writer: LeadSender, marks: MaskMarks): string =>
  maskText(text, agreedName(writer) === null ? writer.name : null, marks);
