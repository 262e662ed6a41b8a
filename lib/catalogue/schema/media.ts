import { z } from 'zod';
import { zodIssue } from '../../files/issue-codes.ts';
import { type MediaLink, tourLink, videoLink, videoTypes } from '../../media/links.ts';
import { key, localizedLine } from './fields.ts';

const item = (read: (link: string) => MediaLink | null, issue: ReturnType<typeof zodIssue>, description: string) =>
  z.strictObject({
    link: z
      .string()
      .refine((link) => read(link) !== null, { ...issue, abort: true })
      .meta({ pasted: 'link', description }),
    title: localizedLine
      .optional()
      .meta({ description: 'such as "Drone video"; left out, the page says video or tour' }),
    poster: key
      .optional()
      .meta({ table: 'pictures', description: 'a picture of data/pictures.json; left out, the first of the home' }),
  });

export const videoSchema = item(
  videoLink,
  zodIssue('video', { types: videoTypes.join(', ') }),
  `a file of videos/ or an https address that ends in ${videoTypes.join(', ')}, or a video of YouTube (11 characters), Vimeo (a number), Facebook (…/videos/… or …/watch/?v=…) or TVL`,
);
export const tourSchema = item(
  tourLink,
  zodIssue('tour'),
  'an https address of a maker of tours that lib/security/embed-hosts.ts names',
);
export type Medium = z.infer<typeof videoSchema>;
