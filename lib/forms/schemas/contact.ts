import { z } from 'zod';
import { lines } from './fields.ts';
import { callTimes, consent, home, writer } from './people.ts';

/** A question to the agency, about a home, or about a project. */
export const contactSchema = z.object({ ...writer, ...home, ...callTimes, remark: lines('remark'), ...consent });
