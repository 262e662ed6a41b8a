import { cleanDescription } from '../catalogue/describe.ts';

/** In characters; the schema of mails takes 250. */
const longest = 200;

/** The subject of a mail by its parts, on one line and cut where it is too long: the name of a home may be anything, and stops no mail. */
export const subjectOf = (...parts: readonly string[]): string => cleanDescription(parts.join(' · '), longest);
