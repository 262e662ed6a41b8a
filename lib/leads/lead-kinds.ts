import { isPageForm } from '../forms/forms.ts';
import type { Translator } from '../i18n/translator.ts';
import type { PageForm } from '../routes/page-forms.ts';

/** Leads that staff enter by hand. */
export const manualForms = ['by-telephone', 'at-the-door', 'by-mail'] as const;

/** Forms that the site answers automatically, or that are no question: they need no answer of staff. */
export const needsNoAnswer: readonly PageForm[] = [
  'contact-appointment',
  'request-documents',
  'send-to-friend',
  'demand-register',
  'search-alert',
  'sign-newsletter',
  'post-testimonial',
];

/** The name of a kind of lead in the office. */
export const nameLeadKind = (form: string, t: Translator<'office.kinds'>): string => {
  if (isPageForm(form)) return t(form);
  const own = manualForms.find((one) => one === form);
  return own ? t(own) : form;
};
