/** The errors of a form: keys of `forms.errors` in the messages (specification, sections 5 and 8). */
export const errorKeys = [
  'title',
  'firstName',
  'lastName',
  'address',
  'zip',
  'city',
  'email',
  'emailInvalid',
  'phone',
  'phoneInvalid',
  'remark',
  'choice',
  'privacy',
  'propertyType',
  'valuationAddress',
  'valuationGoal',
  'number',
  'outOfRange',
  'belowMinimum',
  'dayOutOfRange',
  'birthDateWrong',
  'offerFar',
  'friendEmail',
  'friendEmailInvalid',
  'firstNameLinks',
  'lastNameLinks',
  'displayNameLinks',
  'remarkLinks',
  'amount',
  'financing',
  'birthDate',
  'startDate',
  'endDate',
  'persons',
  'income',
  'motivation',
  'file',
  'fileSize',
  'fileType',
  'comment',
  'displayName',
  'aboutYou',
  'website',
  'tooLong',
  'characters',
  'question',
  'captcha',
  'tooMany',
  'tooManyToday',
  'mailboxFull',
  'gone',
  'notSent',
  'slot',
  'slotFull',
  'slotGone',
  'goal',
  'types',
  'places',
  'placeUnknown',
  'pace',
  'password',
  'passwordShort',
  'passwordsDiffer',
  'credentials',
  'wait',
  'linkOver',
  'preview',
] as const;
export type ErrorKey = (typeof errorKeys)[number];

/** The values of a form by field, as the browser sent them, so that nothing typed is lost. Files cannot be returned. */
export type FormValues = Record<string, string | string[]>;

/** Keys of the messages, by field; `form` is about the form as a whole. */
export type FormErrors = Record<string, ErrorKey>;

/** A sum for visitors whose browser could not do the captcha's work. */
export interface TextCaptcha {
  token: string;
  text: string;
}

/** The state of a form after it was sent. */
export type FormState =
  | { status: 'idle' }
  | {
      status: 'invalid' | 'failed';
      values: FormValues;
      errors: FormErrors;
      question?: TextCaptcha;
      /** The campaign that the visitor came by, as a query: without a script the page that comes back has an address without it. */
      source?: string;
    }
  | { status: 'sent'; href: string };

/** Thrown while a form is being stored: nothing of it is stored, and the visitor sees why. */
export class FormRefusal extends Error {
  readonly errors: FormErrors;

  constructor(errors: FormErrors) {
    super(`refused: ${Object.values(errors).join(', ')}`);
    this.errors = errors;
  }
}

/** The sender of a form, as far as the server knows. */
export interface Visitor {
  /** The address of the network, of which only a keyed hash is stored, for a short time. */
  address: string;
  /** The page that the form stood on. */
  referer: string | null;
}
