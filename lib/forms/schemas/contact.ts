import { z } from 'zod';
import { lines } from './fields.ts';
import { callTimes, consent, home, toOwner, writer } from './people.ts';

/** A question to the agency, or about a project. */
export const contactSchema = z.object({ ...writer, ...home, ...callTimes, remark: lines('remark'), ...consent });

/** A question about a home. */
export const homeContactSchema = contactSchema.extend(toOwner);
