import { z } from 'zod';
import { readAmount } from '../base/amount.ts';
import { hourMs } from '../base/day.ts';
import { readSurface } from '../base/surface.ts';
import type { ErrorKey } from './form-state.ts';

// The rules run in the browser and on the server; each names its error by a key of the messages.

const says = (key: ErrorKey): ErrorKey => key;

/** Ends the check, so that no further rule reads a text of any length. */
const tooLong = { error: says('tooLong'), abort: true };

/** Requires one line of text without control characters, which could start a new line in the head of a mail. */
export const line = (missing: ErrorKey, maxLength = 100) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(maxLength, tooLong)
    .regex(/^\P{Cc}*$/u, says('characters'));

/** Requires a text of one or more lines. */
export const lines = (missing: ErrorKey, maxLength = 5000) =>
  z.string(missing).trim().min(1, missing).max(maxLength, tooLong);

/** Finds words with dots in any script, such as "evil.com" or "J.P". */
const dotted = /[\p{L}\p{M}\p{N}-]+(?:[.。][\p{L}\p{M}\p{N}-]+)+/gu;

/** Matches initials written close to a name, "A.Peeters"; no registry sells a host of one letter below an ending that long. */
const initialled = /^\p{L}[.。](?:-?\p{L}[.。])*\p{L}{4,}(?:-\p{L}+)*$/u;
const namesHost = /[.。](?:\p{L}{2,}(?![\p{L}\p{M}\p{N}])|xn--)/iu;

/** Whether a mail program may show something in a text as a link: "word.tld", "//", "http", "www", "@", however it is disguised. */
function hasLink(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  const words = plain.match(dotted) ?? [];
  return (
    /\/\/|@|\bhttps?\b|\bwww\b/i.test(plain) || words.some((word) => !initialled.test(word) && namesHost.test(word))
  );
}

/** Refuses links in a text that is mailed to an address that anybody may have typed, so that it is useless for advertising. */
export const refuseLinks = (text: z.ZodString, name: Unlinked) =>
  text.refine((value) => !hasLink(value), says(`${name}Links`));

type PersonName = 'firstName' | 'lastName' | 'displayName';
type Unlinked = PersonName | 'remark';

/** Requires the name of a person, without links. */
export const personName = (name: PersonName, maxLength = 60) => refuseLinks(line(name, maxLength), name);

/** Allows a field to stay empty; a value in it must still follow the rule. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Requires one of the options of a field. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values, missing: ErrorKey) =>
  z.enum(values, missing);

/** Allows any number of the options of a field. */
export const someOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values, says('choice'))).default([]);

export const email = (missing: ErrorKey = 'email', invalid: ErrorKey = 'emailInvalid') =>
  line(missing, 254).pipe(z.email(invalid));

/** Requires a telephone number of 8 to 15 digits, with any spaces and separators. */
export const phone = line('phone', 30).regex(/^\+?(?:[\s./()-]*\d){8,15}[\s./()-]*$/, says('phoneInvalid'));

/** Requires a postal code of Belgium, Luxembourg or a neighbour, such as "3500", "L-1234" or "6211 AB". */
export const zip = line('zip', 10).regex(/^[A-Za-z]{0,2}[ -]?\d{4,5}(?: ?[A-Za-z]{2})?$/, says('zip'));

/** Requires a number as people write it, "1.250,50" or "380k"; the value is in the unit of the field. */
export const amount = (missing: ErrorKey, { min = 0, max = 999_999_999, read = readAmount } = {}) =>
  line(missing, 30)
    .transform(read)
    .pipe(z.number(says('number')).min(min, says('outOfRange')).max(max, says('outOfRange')));

/** Requires a surface; the value is in m². */
export const area = (missing: ErrorKey, max: number) => amount(missing, { max, read: readSurface });

/** Requires a whole number. */
export const whole = (missing: ErrorKey, range?: { min?: number; max?: number }) =>
  amount(missing, range).pipe(z.int(says('number')));

/** Requires an amount in €, which is rounded to whole euros. */
export const wholeEuros = (missing: ErrorKey) => amount(missing).transform(Math.round);

/** Requires a day that exists, as YYYY-MM-DD. */
export const day = (missing: ErrorKey) => line(missing, 10).pipe(z.iso.date(missing));

/** Returns today's date (YYYY-MM-DD) shifted by a number of years. */
const dayInYears = (years: number, now = new Date()): string => {
  now.setUTCFullYear(now.getUTCFullYear() + years);
  return now.toISOString().slice(0, 10);
};

/** Requires a day that is not over yet in the visitor's time zone and lies at most five years ahead. */
export const futureDay = (missing: ErrorKey) =>
  day(missing).refine(
    (text) => text >= new Date(Date.now() - 12 * hourMs).toISOString().slice(0, 10) && text <= dayInYears(5),
    says('dayOutOfRange'),
  );

/** Requires the date of birth of a person who may sign, 16 to 120 years ago; an emancipated minor is 16 (old Civil Code, article 476 ff.). */
export const birthDay = day('birthDate').refine(
  (text) => text <= dayInYears(-16) && text > dayInYears(-120),
  says('birthDateWrong'),
);

/** The largest file that a form takes. */
export const maxFileBytes = 10 * 1024 * 1024;

/** Requires a file; the server reads its type from its content (lib/app/store-form.ts). */
export const file = (missing: ErrorKey) => z.file(missing).max(maxFileBytes, says('fileSize'));

export const ticked = z.boolean().default(false);

/** Requires a ticked box. */
export const agreement = (missing: ErrorKey) => z.literal(true, missing);

/** The titles that an agency can offer in data/site.json (specification, section 3). */
export const titles = ['mr', 'ms', 'miss'] as const;
/** The times at which a visitor may prefer to be called (specification, section 3). */
export const slots = ['from10to13', 'from13to16', 'from16to19'] as const;

/** The sender. */
export const writer = {
  title: optional(oneOf(titles, 'title')),
  firstName: personName('firstName'),
  lastName: personName('lastName'),
  email: email(),
  phone: optional(phone),
};

/** The optional address of the sender. */
export const home = {
  street: optional(line('address', 120)),
  zip: optional(zip),
  city: optional(line('city', 80)),
};

export const callTimes = { slots: someOf(slots) };

/** Whether the owner of the home may see the sender's name; never ticked beforehand. */
export const toOwner = { nameToOwner: ticked };

/** Confirms that the privacy statement was read; this is no consent, since the legal basis is the request itself (domain facts, "GDPR bases"). */
export const noticeRead = { privacy: agreement('privacy') };

/** The newsletter is consent: it is never ticked beforehand (GDPR, article 7). */
export const lastBoxes = { newsletter: ticked, ...noticeRead };
