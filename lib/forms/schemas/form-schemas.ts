import type { z } from 'zod';
import type { FormId } from '../form-ids.ts';
import { contactSchema } from './contact.ts';
import { friendSchema } from './friend.ts';
import { newsletterSchema } from './newsletter.ts';
import { changeSchema, registerSchema } from './search.ts';
import { valuationSchema } from './valuation.ts';

/** The rules of each form, the same in the browser and on the server. */
export const formSchemas = {
  'site-contact': contactSchema,
  'contact-me': contactSchema,
  'contact-construction': contactSchema,
  'contact-demand': valuationSchema,
  'send-to-friend': friendSchema,
  'demand-register': registerSchema,
  'demand-change': changeSchema,
  'sign-newsletter': newsletterSchema,
} satisfies Record<FormId, z.ZodObject>;
