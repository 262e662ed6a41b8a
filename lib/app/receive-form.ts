import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Snapshot } from '../content/snapshot.ts';
import { currentPreview } from '../data/preview-request.ts';
import { type CaptchaProof, questionFor, readCaptchaProof } from '../forms/captcha.ts';
import { checkFormLimits } from '../forms/form-limits.ts';
import { type FormSubject, readSubject, thanksHref } from '../forms/form-pages.ts';
import { formSchemas } from '../forms/form-schemas.ts';
import { type FormErrors, FormRefusalError, type FormState, type Visitor } from '../forms/form-state.ts';
import { forms, isFormId, isPageForm, namedFormFields } from '../forms/forms.ts';
import { firstErrors, readForm, sentValues } from '../forms/read-form.ts';
import { clientNetwork } from '../http/client-address.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import type { PageForm } from '../routes/page-forms.ts';
import { findReceiver } from './account-receivers.ts';
import { getHandler } from './form-handlers.ts';
import { storeSubmission } from './store-form.ts';

/** In characters: more than the longest field of a form, or the solution of a captcha, may have. */
const maxTextLength = 20_000;

/**
 * Takes any form of the site, with the headers of the request that brought it, and returns its state; null for a request that no form of the site
 * sends. If anything fails (a database that is full, locked or gone), the typed values are returned. In a preview nothing is sent.
 */
export async function handleForm(data: FormData, headers: Headers, snapshot: Snapshot): Promise<FormState | null> {
  const form = data.get('form');
  const visitor = { address: clientNetwork(headers), referer: headers.get('referer') };
  if (!isFormId(form) || !isLocale(data.get('locale')) || hasLongText(data)) return null;
  const failed = (error: 'preview' | 'notSent'): FormState => ({
    status: 'failed',
    values: sentValues(data, namedFormFields(form)),
    errors: { form: error },
    source: readCampaign(data, visitor.referer),
  });
  // It may be about a draft.
  if (await currentPreview()) return failed('preview');
  try {
    return await (findReceiver(form) ?? receiveForm)(data, visitor, snapshot);
  } catch (error) {
    console.error(`The form ${form} could not be stored:`, error);
    return failed('notSent');
  }
}

const hasLongText = (data: FormData): boolean =>
  [...data.values()].some((value) => typeof value === 'string' && value.length > maxTextLength);

/** The status and further headers for the state of a form: 503 and Retry-After (in s) if nothing could be stored. */
export const toResponseInit = (state: FormState): { status: number; headers: Record<string, string> } =>
  'errors' in state && state.errors.form === 'notSent'
    ? { status: 503, headers: { 'retry-after': '120' } }
    : { status: 200, headers: {} };

/**
 * Takes a form that stores a lead: checks its rules, its captcha and its limits, then stores it with its mails as one transaction. What
 * is wrong comes back with all that was typed. `sent` means stored; the worker mails it until it is delivered. Throws for what no form of
 * ours sends, and what fails: nothing is stored then.
 */
export async function receiveForm(data: FormData, visitor: Visitor, snapshot: Snapshot): Promise<FormState> {
  const { form, locale, subject } = readTarget(data, snapshot);
  const fields = namedFormFields(form);
  const values = sentValues(data, fields);
  const refuse = async (errors: FormErrors, status: 'invalid' | 'failed' = 'invalid'): Promise<FormState> => ({
    status,
    values,
    errors,
    source: readCampaign(data, visitor.referer),
    ...(await questionFor(data, errors, locale)),
  });

  if (!subject && (forms[form].subject?.isRequired || data.get('about'))) return refuse({ form: 'gone' }, 'failed');
  const parsed = formSchemas[form].safeParse(readForm(data, fields));
  if (!parsed.success) return refuse(firstErrors(parsed.error.issues));
  const wrong = getHandler(form).check?.(parsed.data, subject, snapshot);
  if (wrong) return refuse(wrong);
  const proof = await readCaptchaProof(data);
  if (!proof) return refuse({ answer: data.get('answer') ? 'captcha' : 'question' });
  if (!('email' in parsed.data)) throw new Error(`${form} does not say who sends it`);
  const key = formKey(data, proof);
  const submission = { id: randomUUID(), key, form, locale, subject, values: parsed.data, ...toSender(parsed.data) };
  try {
    await checkFormLimits(form, visitor.address);
    const { id } = await storeSubmission(submission, proof, readSource(data, visitor.referer), snapshot);
    const href = await getHandler(form).next?.(id, locale, snapshot);
    return { status: 'sent', href: href ?? thanksHref(form, locale, snapshot) };
  } catch (error) {
    if (error instanceof FormRefusalError) return refuse(error.errors);
    throw error;
  }
}

interface Target {
  form: PageForm;
  locale: Locale;
  subject: FormSubject | null;
}

function readTarget(data: FormData, snapshot: Snapshot): Target {
  const [form, locale] = [data.get('form'), data.get('locale')];
  if (!isPageForm(form) || !isLocale(locale)) throw new Error('no form of this site');
  return { form, locale, subject: readSubject(String(data.get('about')), form, snapshot) };
}

/** Equal for one form on one page: the page's own key, or the token of the text captcha. */
const formKey = (data: FormData, proof: CaptchaProof): string => {
  const key = String(data.get('key') ?? '');
  return /^[0-9a-f]{32}$/.test(key) ? key : proof.token;
};

/** The fields in which forms ask for the sender. */
interface SenderFields {
  firstName?: string;
  lastName?: string;
  displayName?: string;
  email: string;
}

const toSender = ({ firstName, lastName, displayName, email }: SenderFields) => ({
  name: displayName ?? [firstName, lastName].filter(Boolean).join(' '),
  email,
});

const maxSourceLength = 200;
const campaign = /^utm_(?:source|medium|campaign|term|content|id)$/;

/** Returns the origin of a visitor: the campaign in the address of the page, otherwise the one that the form sends. */
export function readSource(data: FormData, referer: string | null): Record<string, string> {
  const page = referer !== null && URL.canParse(referer) ? new URL(referer) : null;
  const stored = new URLSearchParams(String(data.get('source') ?? ''));
  const named = [...stored, ...(page?.searchParams ?? [])].filter(([name]) => campaign.test(name));
  return Object.fromEntries(
    [...(page ? [['page', page.pathname] as const] : []), ...named].map(([name, value]) => [
      name,
      value.slice(0, maxSourceLength),
    ]),
  );
}

/** The campaign alone, as the form brings it when it is sent again. */
function readCampaign(data: FormData, referer: string | null): string {
  const { page: _, ...named } = readSource(data, referer);
  return String(new URLSearchParams(named));
}
