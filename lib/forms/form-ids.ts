/** The forms that editors put on pages, by the names that the specification gives them (section 2, thank-you pages) or would have given. */
export const pageForms = [
  'site-contact',
  'contact-me',
  'contact-construction',
  'contact-demand',
  'send-to-friend',
  'request-documents',
  'make-offer',
  'rent-application',
  'job-application',
  'post-testimonial',
  'contact-appointment',
  'demand-register',
  'sign-newsletter',
] as const;
export type PageForm = (typeof pageForms)[number];

/** THE list of forms: those, and the ones that stand on a page of their own and have an action of their own. */
export const formIds = [...pageForms, 'demand-change', 'log-in', 'forgot-password', 'new-password'] as const;
export type FormId = (typeof formIds)[number];

const known: readonly string[] = formIds;

export const isFormId = (value: unknown): value is FormId => typeof value === 'string' && known.includes(value);

export const isPageForm = (value: unknown): value is PageForm => pageForms.includes(value as PageForm);
