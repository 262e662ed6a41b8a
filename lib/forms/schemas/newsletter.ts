import { z } from 'zod';
import { agreed, email, line } from './fields.ts';

/** Who wants the newsletter; it begins once the address is confirmed. */
export const newsletterSchema = z.object({
  firstName: line('firstName', 60),
  email: email(),
  privacy: agreed('privacy'),
});
