import { z } from 'zod';
import { lines, optional } from './fields.ts';
import { consent, toOwner, writer } from './people.ts';

/** The documents of a home, by mail. */
export const documentsSchema = z.object({ ...writer, remark: optional(lines('remark')), ...toOwner, ...consent });
