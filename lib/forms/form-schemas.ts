import { z } from 'zod';
import { paces } from '../db/tables/subscriptions.ts';
import {
  amount,
  area,
  birthDay,
  callTimes,
  email,
  file,
  futureDay,
  home,
  lastBoxes,
  line,
  lines,
  noticeRead,
  oneOf,
  optional,
  personName,
  phone,
  refuseLinks,
  someOf,
  ticked,
  toOwner,
  whole,
  wholeEuros,
  writer,
  zip,
} from './field-rules.ts';
import type { ErrorKey } from './form-state.ts';
import type { FormId } from './forms.ts';

/** A question to the agency, or about a project. */
export const contactSchema = z.object({ ...writer, ...home, ...callTimes, remark: lines('remark'), ...lastBoxes });

/** A question about a home. */
export const homeContactSchema = contactSchema.extend(toOwner);

/** The chosen moment, in ms since epoch. */
export const chosenMoment = z.string('slot').regex(/^\d{13}$/, 'slot');

/** A request for a visit to a home, or for an appointment at the office. */
export const appointmentSchema = z.object({
  slot: chosenMoment,
  waiting: ticked,
  ...writer,
  remark: optional(lines('remark')),
  ...toOwner,
  ...lastBoxes,
});

/** A request for the documents of a home by mail. */
export const documentsSchema = z.object({ ...writer, remark: optional(lines('remark')), ...toOwner, ...lastBoxes });

/** A recommendation of a home to somebody else. */
export const friendSchema = z.object({
  friendEmail: email('friendEmail', 'friendEmailInvalid'),
  firstName: personName('firstName'),
  email: email(),
  message: optional(refuseLinks(lines('remark', 500), 'remark')),
  ...noticeRead,
});

/** An application for a job. */
export const jobSchema = z.object({
  ...writer,
  jobFunction: optional(line('motivation', 100)),
  motivation: lines('motivation'),
  cv: file('file'),
  ...noticeRead,
});

/** A sign-up for the newsletter, which begins once the address is confirmed. */
export const newsletterSchema = z.object({
  firstName: personName('firstName'),
  email: email(),
  ...noticeRead,
});

export const financing = ['ownMeans', 'loanCondition', 'loanSure'] as const;

/** An offer to buy, with its amount, conditions, end and buyers. */
export const offerSchema = z.object({
  offerAmount: amount('amount', { min: 1 }),
  /** Required if the amount is far from the price. */
  offerConfirmed: ticked,
  financing: oneOf(financing, 'financing'),
  offerConditions: optional(lines('remark', 2000)),
  validUntil: futureDay('endDate'),
  ...writer,
  phone,
  birthDate: birthDay,
  street: line('address', 120),
  zip,
  city: line('city', 80),
  otherBuyers: optional(lines('remark', 1000)),
  ...toOwner,
  ...noticeRead,
});

const { firstName, lastName, email: ownEmail } = writer;

/**
 * An application to rent. In Brussels an agency may ask a candidate only for the number of occupants and the means; address and date of birth
 * follow with the lease. This is the strictest rule of the three regions, so it is applied everywhere (domain facts, "Rent application").
 */
export const rentalSchema = z.object({
  startDate: futureDay('startDate'),
  persons: whole('persons', { min: 1, max: 20 }),
  netIncome: amount('income', { max: 1_000_000 }),
  firstName,
  lastName,
  email: ownEmail,
  remark: optional(lines('remark', 2000)),
  ...toOwner,
  ...noticeRead,
});

/** A testimonial of a client about the agency (specification, section 3). */
export const testimonialSchema = z.object({
  comment: lines('comment', 2000),
  displayName: personName('displayName'),
  aboutYou: line('aboutYou', 120),
  website: optional(line('website', 200).pipe(z.url({ protocol: /^https?$/, error: 'website' }))),
  image: optional(file('file')),
  email: email(),
  ...noticeRead,
});

export const conditions = ['new', 'good', 'refresh', 'renovate'] as const;
export const valuationGoals = ['sell', 'rent', 'know'] as const;

/** A request for a free valuation. */
export const valuationSchema = z.object({
  valuationStreet: line('valuationAddress', 120),
  valuationZip: zip,
  valuationCity: line('city', 80),
  propertyType: line('propertyType', 40),
  livingArea: optional(area('number', 100_000)),
  groundArea: optional(area('number', 100_000_000)),
  condition: optional(oneOf(conditions, 'choice')),
  valuationGoal: oneOf(valuationGoals, 'valuationGoal'),
  ...writer,
  phone,
  ...home,
  ...callTimes,
  remark: optional(lines('remark')),
  ...lastBoxes,
});

/** The length in characters is what makes a password hard to guess (NIST SP 800-63B, 3.1.1). */
export const shortestPassword = 10;
const maxPassword = 128;

/** The page of the portal that was requested before the login. */
const portalTarget = { section: z.string().max(30).default(''), homes: z.string().max(500).default('') };

/** A password that was chosen earlier. */
export const ownPassword = z
  .string('password' satisfies ErrorKey)
  .min(1, 'password' satisfies ErrorKey)
  .max(maxPassword, 'credentials' satisfies ErrorKey);

export const loginSchema = z.object({ loginEmail: email(), password: ownPassword, ...portalTarget });

export const forgottenSchema = z.object({ loginEmail: email() });

/** A request to see one's stored data. */
export const askForDataSchema = z.object({ email: email() });

const chosenPassword = z
  .string('passwordShort' satisfies ErrorKey)
  .min(shortestPassword, 'passwordShort' satisfies ErrorKey)
  .max(maxPassword, 'tooLong' satisfies ErrorKey);

/** An optional new password, typed twice. */
export const wantedPassword = { newPassword: optional(chosenPassword), newPasswordAgain: z.string().default('') };

/** Whether both passwords are the same; `sameTwice` is the issue if they differ. */
export const isSameTwice = ({
  newPassword = '',
  newPasswordAgain,
}: {
  newPassword?: string;
  newPasswordAgain: string;
}) => newPassword === newPasswordAgain;

export const sameTwice = { path: ['newPasswordAgain'], error: 'passwordsDiffer' satisfies ErrorKey };

export const newPasswordSchema = z
  .object({
    newPassword: chosenPassword,
    newPasswordAgain: z.string().min(1, 'passwordsDiffer' satisfies ErrorKey),
    link: z.string(),
  })
  .refine(isSameTwice, sameTwice);

export const searchGoals = ['toBuy', 'toRent'] as const;
/** The number is the distance around each place, in km. */
export const radii = ['km5', 'km10', 'km15', 'km25', 'km50'] as const;
/** Features of the search index that the form offers (lib/catalogue/search/criteria.ts). */
export const comforts = ['parking', 'terrace', 'garden'] as const;
const optionalCount = () => optional(whole('number', { max: 20 }));

const searchFields = {
  /** The filters of the list that led to the form, to keep those that the form does not show. */
  search: z.string().max(2000).default(''),
  /** Missing in a search for business property, for sale and for rent. */
  goal: optional(oneOf(searchGoals, 'goal')),
  types: z.array(z.string().regex(/^\d{1,4}$/)).min(1, 'types' satisfies ErrorKey),
  places: optional(line('places', 300)),
  radius: optional(oneOf(radii, 'choice')),
  minPrice: optional(wholeEuros('number')),
  maxPrice: optional(wholeEuros('number')),
  minBedrooms: optionalCount(),
  minGarages: optionalCount(),
  maxGarages: optionalCount(),
  comforts: someOf(comforts),
  pace: oneOf(paces, 'pace'),
};

/** Returns whether the search has a place; an area drawn on the map is one. */
const isSomewhere = ({ places, search: kept }: { places?: string; search: string }) =>
  places !== undefined || kept.includes('.area-');

/** Returns whether the search has a goal, or is one of the list that has both. */
const hasGoal = ({ goal, search: kept }: { goal?: string; search: string }) =>
  goal !== undefined || kept.startsWith('commercial.');

// Run these checks even if other fields are invalid, so that all errors are shown at once.
const needed = (field: 'goal' | 'places') => ({
  path: [field],
  error: field satisfies ErrorKey,
  when: ({ value }: { value: unknown }) => z.object({ search: z.string() }).safeParse(value).success,
});

type Bounds = Partial<Record<'minPrice' | 'maxPrice' | 'minGarages' | 'maxGarages', number>>;

const isRange = (min: unknown, max: unknown): boolean =>
  typeof min !== 'number' || typeof max !== 'number' || max >= min;
const isPriceRange = ({ minPrice, maxPrice }: Bounds) => isRange(minPrice, maxPrice);
const isGarageRange = ({ minGarages, maxGarages }: Bounds) => isRange(minGarages, maxGarages);

const belowMinimum = (path: 'maxPrice' | 'maxGarages') => ({
  path: [path],
  error: 'belowMinimum' satisfies ErrorKey,
  // Run this check even if other fields are invalid.
  when: () => true,
});

/** A saved search with an account. The budget informs the agency and filters nothing. */
export const registerSchema = z
  .object({ ...searchFields, ...writer, ...wantedPassword, budget: optional(wholeEuros('number')), ...lastBoxes })
  .refine(hasGoal, needed('goal'))
  .refine(isSomewhere, needed('places'))
  .refine(isPriceRange, belowMinimum('maxPrice'))
  .refine(isGarageRange, belowMinimum('maxGarages'))
  .refine(isSameTwice, sameTwice);

/** A search of a list, saved with an e-mail address only; the mail that confirms it says what is stored. */
export const alertSchema = z.object({ search: searchFields.search, email: email() });

/** A change of a saved search through a signed link. */
export const changeSchema = z
  .object({ ...searchFields, link: z.string() })
  .refine(hasGoal, needed('goal'))
  .refine(isSomewhere, needed('places'))
  .refine(isPriceRange, belowMinimum('maxPrice'))
  .refine(isGarageRange, belowMinimum('maxGarages'));

/** The fields that both forms of a search have. */
export type FilledSearch = Omit<z.infer<typeof changeSchema>, 'link'>;

/** The rules of each form, the same in the browser and on the server. */
export const formSchemas = {
  'site-contact': contactSchema,
  'contact-me': homeContactSchema,
  'contact-construction': contactSchema,
  'contact-demand': valuationSchema,
  'send-to-friend': friendSchema,
  'request-documents': documentsSchema,
  'make-offer': offerSchema,
  'rent-application': rentalSchema,
  'job-application': jobSchema,
  'post-testimonial': testimonialSchema,
  'contact-appointment': appointmentSchema,
  'demand-register': registerSchema,
  'search-alert': alertSchema,
  'demand-change': changeSchema,
  'sign-newsletter': newsletterSchema,
  'log-in': loginSchema,
  'forgot-password': forgottenSchema,
  'new-password': newPasswordSchema,
  'ask-my-data': askForDataSchema,
} satisfies Record<FormId, z.ZodObject>;
