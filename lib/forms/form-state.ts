/** The errors of forms, which are keys of `forms.errors` in the messages (specification, sections 5 and 8). */
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

/** The values of a form by field, returned as the browser sent them so that nothing typed is lost. Files cannot be returned. */
export type FormValues = Record<string, string | string[]>;

/** The error of each field; `form` is the error of the form as a whole. */
export type FormErrors = Record<string, ErrorKey>;

/** A sum to work out, for visitors whose browser could not do the captcha's work. */
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
      /** The campaign that led the visitor to the site, as a query. Without a script the page is shown again at an address that has lost it. */
      source?: string;
    }
  | { status: 'sent'; href: string };

/** Thrown while a form is being stored: the transaction is rolled back, and the visitor sees the errors. */
export class FormRefusalError extends Error {
  readonly errors: FormErrors;

  constructor(errors: FormErrors) {
    super(`refused: ${Object.values(errors).join(', ')}`);
    this.errors = errors;
  }
}

/** The sender of a form, as far as the server knows. */
export interface Visitor {
  /** The network address; only its keyed hash is stored, for a short time. */
  address: string;
  /** The address of the page with the form. */
  referer: string | null;
}
