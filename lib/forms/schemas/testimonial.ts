import { z } from 'zod';
import { agreed, email, file, line, lines, optional, personName } from './fields.ts';

/** What a client says of the agency (specification, section 3). */
export const testimonialSchema = z.object({
  comment: lines('comment', 2000),
  displayName: personName('displayName'),
  aboutYou: line('aboutYou', 120),
  website: optional(line('website', 200).pipe(z.url({ protocol: /^https?$/, error: 'website' }))),
  image: optional(file('file')),
  email: email(),
  privacy: agreed('privacy'),
});
