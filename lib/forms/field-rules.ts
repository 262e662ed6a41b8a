import { z } from 'zod';
import { readAmount, readArea } from '../base/amount.ts';
import { hourMs } from '../base/day.ts';
import type { ErrorKey } from './form-state.ts';

// Each rule names its error by a key of the messages. They run in the browser and on the server.

const says = (key: ErrorKey): ErrorKey => key;

/** No further rule looks at a text of any length. */
const tooLong = { error: says('tooLong'), abort: true };

/** A line of text; control characters could start a new line in the head of a mail. */
export const line = (missing: ErrorKey, maxLength = 100) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(maxLength, tooLong)
    .regex(/^\P{Cc}*$/u, says('characters'));

/** Several lines of text. */
export const lines = (missing: ErrorKey, maxLength = 5000) =>
  z.string(missing).trim().min(1, missing).max(maxLength, tooLong);

/** Of a host, in any script: "evil.com", "J.P". */
const dotted = /[\p{L}\p{M}\p{N}-]+(?:[.。][\p{L}\p{M}\p{N}-]+)+/gu;

/** Initials that stand close to a name, "A.Peeters": no host of one letter is to be had below an ending that long. */
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

/** A text that goes into mails to an address that anybody may have typed: of no use to those who send advertising. */
export const unlinked = (text: z.ZodString, name: Unlinked) =>
  text.refine((value) => !hasLink(value), says(`${name}Links`));

type PersonName = 'firstName' | 'lastName' | 'displayName';
type Unlinked = PersonName | 'remark';

/** The name of a person. */
export const personName = (name: PersonName, maxLength = 60) => unlinked(line(name, maxLength), name);

/** A field that may stay empty; what is in it must be right all the same. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** One of the options of a field. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values, missing: ErrorKey) =>
  z.enum(values, missing);

/** Any of the options of a field, none too. */
export const someOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values, says('choice'))).default([]);

export const email = (missing: ErrorKey = 'email', invalid: ErrorKey = 'emailInvalid') =>
  line(missing, 254).pipe(z.email(invalid));

/** A telephone number in free notation: digits, spaces and separators; at least eight digits. */
export const phone = line('phone', 30).regex(/^\+?(?:[\s./()-]*\d){8,15}[\s./()-]*$/, says('phoneInvalid'));

/** Of Belgium, Luxembourg and their neighbours: "3500", "L-1234", "6211 AB". */
export const zip = line('zip', 10).regex(/^[A-Za-z]{0,2}[ -]?\d{4,5}(?: ?[A-Za-z]{2})?$/, says('zip'));

/** A number as people write it, "1.250,50" or "380k"; in the unit of the field. */
export const amount = (missing: ErrorKey, { min = 0, max = 999_999_999, read = readAmount } = {}) =>
  line(missing, 30)
    .transform(read)
    .pipe(z.number(says('number')).min(min, says('outOfRange')).max(max, says('outOfRange')));

/** A surface in m². */
export const area = (missing: ErrorKey, max: number) => amount(missing, { max, read: readArea });

/** A count: the same, but whole. */
export const whole = (missing: ErrorKey, range?: { min?: number; max?: number }) =>
  amount(missing, range).pipe(z.int(says('number')));

/** An amount in €, rounded to whole euros. */
export const wholeEuros = (missing: ErrorKey) => amount(missing).transform(Math.round);

/** A day, YYYY-MM-DD, that exists. */
export const day = (missing: ErrorKey) => line(missing, 10).pipe(z.iso.date(missing));

/** Today (YYYY-MM-DD), so many years later or earlier. */
const dayInYears = (years: number, now = new Date()): string => {
  now.setUTCFullYear(now.getUTCFullYear() + years);
  return now.toISOString().slice(0, 10);
};

/** A day that is not over yet in the visitor's own time, at most five years ahead. */
export const futureDay = (missing: ErrorKey) =>
  day(missing).refine(
    (text) => text >= new Date(Date.now() - 12 * hourMs).toISOString().slice(0, 10) && text <= dayInYears(5),
    says('dayOutOfRange'),
  );

/** The date of birth of a person who may sign: 16 (an emancipated minor, old Civil Code, article 476 ff.) to 120 years ago. */
export const birthDay = day('birthDate').refine(
  (text) => text <= dayInYears(-16) && text > dayInYears(-120),
  says('birthDateWrong'),
);

/** In bytes: the largest file that a form takes. */
export const maxFileBytes = 10 * 1024 * 1024;

/** A file; its type is read from its content on the server (lib/app/store-form.ts). */
export const file = (missing: ErrorKey) => z.file(missing).max(maxFileBytes, says('fileSize'));

export const ticked = z.boolean().default(false);

/** A box that must be ticked. */
export const agreed = (missing: ErrorKey) => z.literal(true, missing);

/** The titles that an agency can offer (specification, section 3); it chooses in data/site.json. */
export const titles = ['mr', 'ms', 'miss'] as const;
/** When a visitor likes to be called (specification, section 3). */
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
export const noticeRead = { privacy: agreed('privacy') };

/** The newsletter is consent: it is never ticked beforehand (GDPR, article 7). */
export const lastBoxes = { newsletter: ticked, ...noticeRead };
