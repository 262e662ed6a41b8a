import type { z } from 'zod';
import type { FormId } from '../form-ids.ts';
import { appointmentSchema } from './appointment.ts';
import { contactSchema } from './contact.ts';
import { friendSchema } from './friend.ts';
import { valuationSchema } from './valuation.ts';

/** The rules of each form, the same in the browser and on the server. */
export const formSchemas = {
  'site-contact': contactSchema,
  'contact-me': contactSchema,
  'contact-construction': contactSchema,
  'contact-demand': valuationSchema,
  'send-to-friend': friendSchema,
  'contact-appointment': appointmentSchema,
} satisfies Record<FormId, z.ZodObject>;
