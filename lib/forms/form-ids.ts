/** THE list of forms, by the names that the specification gives them (section 2, thank-you pages) or would have given. */
export const formIds = [
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
  'demand-change',
  'sign-newsletter',
] as const;
export type FormId = (typeof formIds)[number];

export const isFormId = (value: unknown): value is FormId => formIds.includes(value as FormId);
