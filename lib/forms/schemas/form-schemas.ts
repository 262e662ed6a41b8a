import type { z } from 'zod';
import type { FormId } from '../form-ids.ts';
import { forgottenSchema, loginSchema, newPasswordSchema } from './account.ts';
import { appointmentSchema } from './appointment.ts';
import { contactSchema, homeContactSchema } from './contact.ts';
import { documentsSchema } from './documents.ts';
import { friendSchema } from './friend.ts';
import { jobSchema } from './job.ts';
import { newsletterSchema } from './newsletter.ts';
import { offerSchema } from './offer.ts';
import { rentalSchema } from './rental.ts';
import { changeSchema, registerSchema } from './search.ts';
import { testimonialSchema } from './testimonial.ts';
import { valuationSchema } from './valuation.ts';

/** The rules of each form, the same in the browser and on the server. */
export const formSchemas = {
  'site-contact': contactSchema,
  'contact-me': homeContactSchema,
  'contact-construction': contactSchema,
  'contact-demand': valuationSchema,
  'send-to-friend': friendSchema,
  'request-documents': documentsSchema,
  'make-offer': offerSchema,
  'rent-application': rentalSchema,
  'job-application': jobSchema,
  'post-testimonial': testimonialSchema,
  'contact-appointment': appointmentSchema,
  'demand-register': registerSchema,
  'demand-change': changeSchema,
  'sign-newsletter': newsletterSchema,
  'log-in': loginSchema,
  'forgot-password': forgottenSchema,
  'new-password': newPasswordSchema,
} satisfies Record<FormId, z.ZodObject>;
