import type { FormId } from '../forms/forms.ts';

/** The forms that visitors send about a home. */
export const homeForms = [
  'contact-me',
  'contact-appointment',
  'request-documents',
  'make-offer',
  'rent-application',
  'send-to-friend',
] as const satisfies readonly FormId[];
export type HomeForm = (typeof homeForms)[number];
