import { z } from 'zod';
import { agreed, email, lines, optional, personName, unlinked } from './fields.ts';

/** A home for somebody else. */
export const friendSchema = z.object({
  friendEmail: email('friendEmail', 'friendEmailInvalid'),
  firstName: personName('firstName'),
  email: email(),
  message: optional(unlinked(lines('remark', 500), 'remark')),
  privacy: agreed('privacy'),
});
