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
  'search-alert',
  'sign-newsletter',
] as const;

export type PageForm = (typeof pageForms)[number];
