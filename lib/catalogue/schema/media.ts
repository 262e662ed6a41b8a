import { z } from 'zod';
import { type MediaLink, tourLink, videoLink, videoTypes } from '../../media/links.ts';
import { key, localizedLine } from './fields.ts';

const item = (read: (link: string) => MediaLink | null, expected: string) =>
  z.strictObject({
    link: z
      .string()
      .refine((link) => read(link) !== null, { error: expected, abort: true })
      .meta({ pasted: 'link', description: expected }),
    title: localizedLine
      .optional()
      .meta({ description: 'such as "Drone video"; left out, the page says video or tour' }),
    poster: key
      .optional()
      .meta({ table: 'pictures', description: 'a picture of data/pictures.json; left out, the first of the home' }),
  });

export const videoSchema = item(
  videoLink,
  `a file of videos/ or an https address that ends in ${videoTypes.join(', ')}, or a video of YouTube (11 characters), Vimeo (a number), Facebook (…/videos/… or …/watch/?v=…) or TVL`,
);
export const tourSchema = item(tourLink, 'an https address of a maker of tours that lib/security/embed-hosts.ts names');
export type Medium = z.infer<typeof videoSchema>;
