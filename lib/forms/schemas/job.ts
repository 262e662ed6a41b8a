import { z } from 'zod';
import { agreed, file, line, lines, optional, phone } from './fields.ts';
import { writer } from './people.ts';

/** An application for a job. */
export const jobSchema = z.object({
  ...writer,
  phone,
  jobFunction: optional(line('motivation', 100)),
  motivation: lines('motivation'),
  cv: file('file'),
  privacy: agreed('privacy'),
});
