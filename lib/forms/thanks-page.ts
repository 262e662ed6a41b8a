import type { FormId } from './form-ids.ts';

/** The id of the page that thanks for a form. */
export const thanksPage = (form: FormId): string => `${form}-thanks`;
