import { z } from 'zod';
import { agreed, email, line, lines, optional } from './fields.ts';

/** A home for somebody else. A message without links is of no use to those who send advertising. */
export const friendSchema = z.object({
  friendEmail: email('friendEmail', 'friendEmailInvalid'),
  firstName: line('firstName', 60).regex(/^[^/@]*$/, 'links'),
  email: email(),
  message: optional(lines('remark', 500).regex(/^(?!.*(?:https?:|www\.|\w\.\w{2,}\/|@))/is, 'links')),
  privacy: agreed('privacy'),
});
