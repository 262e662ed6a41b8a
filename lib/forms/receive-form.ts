import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Snapshot } from '../data/load.ts';
import { formWordsIn } from '../i18n/form-words.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import type { About } from './about.ts';
import { readSolution } from './captcha.ts';
import { isPageForm, type PageForm } from './form-ids.ts';
import { thanksHref } from './form-pages.ts';
import { FormRefusal } from './form-refusal.ts';
import type { FormErrors, FormState } from './form-state.ts';
import { forms, namedFieldsOf } from './forms.ts';
import { openAbout } from './open-about.ts';
import { askQuestion, type Proof, readAnswer } from './question.ts';
import { errorsOf, readForm, typedValues } from './read-form.ts';
import { formSchemas } from './schemas/form-schemas.ts';
import { sourceOf } from './source.ts';
import { storeFilled } from './store-filled.ts';
import { takeFormTurn } from './turns.ts';

/** Who sends a form, as far as the server knows. */
export interface Visitor {
  /** Of the network: only a keyed hash of it is kept, and not for long. */
  address: string;
  /** The page that the form stood on. */
  referer: string | null;
}

/**
 * THE way of a form: its rules, its defence, then storing it with its mails as one transaction. Whatever is wrong comes back with all
 * that was typed; what is answered with `sent` is stored, and mailed until it is delivered. Throws for what no form of ours sends, and
 * what fails (lib/forms/take-form.ts catches it): nothing is stored then.
 */
export async function receiveForm(data: FormData, visitor: Visitor, snapshot: Snapshot): Promise<FormState> {
  const { form, locale, about } = readTarget(data, snapshot);
  const fields = namedFieldsOf(form);
  const values = typedValues(data, fields);
  const refuse = async (errors: FormErrors, status: 'invalid' | 'failed' = 'invalid'): Promise<FormState> => ({
    status,
    values,
    errors,
    ...(data.has('scripted') && !errors.answer ? {} : { question: await askQuestion(await formWordsIn(locale)) }),
  });

  if (!about && (forms[form].about?.must || data.get('about'))) return refuse({ form: 'gone' }, 'failed');
  const parsed = formSchemas[form].safeParse(readForm(data, fields));
  if (!parsed.success) return refuse(errorsOf(parsed.error.issues));
  const proof = await proofOf(data);
  if (!proof) return refuse({ answer: data.get('answer') ? 'captcha' : 'question' });
  if (!('email' in parsed.data)) throw new Error(`${form} does not say who sends it`);
  const key = keyOf(data, proof);
  const filled = { id: randomUUID(), key, form, locale, about, values: parsed.data, ...whoOf(parsed.data) };
  try {
    await takeFormTurn(form, visitor.address);
    await storeFilled(filled, proof, sourceOf(data, visitor.referer), snapshot);
  } catch (error) {
    if (error instanceof FormRefusal) return refuse(error.errors);
    throw error;
  }
  return { status: 'sent', href: thanksHref(form, locale, snapshot) };
}

interface Target {
  form: PageForm;
  locale: Locale;
  about: About | null;
}

function readTarget(data: FormData, snapshot: Snapshot): Target {
  const [form, locale] = [data.get('form'), data.get('locale')];
  if (!isPageForm(form) || !isLocale(locale)) throw new Error('no form of this site');
  return { form, locale, about: openAbout(String(data.get('about')), form, snapshot) };
}

/** What shows that no machine sends this: the answer to the question, or the browser's work where a field that nobody sees is empty. */
async function proofOf(data: FormData): Promise<Proof | null> {
  const text = (name: string) => String(data.get(name) ?? '');
  if (text('question')) return readAnswer(text('question'), text('answer'));
  return text('nickname') ? null : readSolution(text('captcha'));
}

/** What makes two submissions one: the page's own key, or the question that was answered. */
const keyOf = (data: FormData, proof: Proof): string => {
  const key = String(data.get('key') ?? '');
  return /^[0-9a-f]{32}$/.test(key) ? key : proof.token;
};

/** The names under which forms ask who writes. */
interface Who {
  firstName?: string;
  lastName?: string;
  displayName?: string;
  email: string;
}

const whoOf = ({ firstName, lastName, displayName, email }: Who) => ({
  name: displayName ?? [firstName, lastName].filter(Boolean).join(' '),
  email,
});
