import { z } from 'zod';
import { agreed, email, personName } from './fields.ts';

/** Who wants the newsletter; it begins once the address is confirmed. */
export const newsletterSchema = z.object({
  firstName: personName('firstName'),
  email: email(),
  privacy: agreed('privacy'),
});
