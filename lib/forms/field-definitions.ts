import { paces } from '../db/tables/subscriptions.ts';
import { slots } from './field-rules.ts';
import { comforts, conditions, financing, radii, searchGoals, valuationGoals } from './form-schemas.ts';

export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'number'
  | 'textarea'
  | 'select'
  | 'radios'
  | 'checkboxes'
  | 'checkbox'
  | 'date'
  | 'file'
  | 'moments'
  | 'password'
  | 'hidden';

export interface Field {
  kind: FieldKind;
  /** It takes half of a row on wide screens. */
  half?: true;
  /** It has a sentence of help, in `forms.hints` of the messages. */
  hint?: true;
  autocomplete?: string;
  /** The values, whose names are in `forms.options` of the messages; or the catalogue's types of property; or the titles of data/site.json. */
  options?: readonly string[] | 'types' | 'titles';
  /** Shown behind the number, such as "m²" or "€". */
  unit?: string;
  /** Shown only in a form about a home: an appointment at the office has no owner who reads it. */
  needsSubject?: true;
  /** Left out for a home to let: before a visit one may ask only a name and one means of contact (Brussels Housing Code, article 200ter). */
  hiddenForRentals?: true;
  /** It holds data of a third person, who does not write to us; it is not stored. */
  isThirdParty?: true;
  /** Shown only beside its own error, to answer it. */
  onError?: true;
  /** The file types of a file chooser. */
  accept?: string;
}

const number = { kind: 'number', half: true } as const;

/** The presentation of each field. Its rule is in the form's schema, its texts are in the messages. */
export const fieldDefinitions = {
  title: { kind: 'radios', options: 'titles', hiddenForRentals: true },
  firstName: { kind: 'text', half: true, autocomplete: 'given-name' },
  lastName: { kind: 'text', half: true, autocomplete: 'family-name' },
  email: { kind: 'email', half: true, autocomplete: 'email' },
  phone: { kind: 'tel', half: true, autocomplete: 'tel', hiddenForRentals: true },
  street: { kind: 'text', autocomplete: 'address-line1', hiddenForRentals: true },
  zip: { kind: 'text', half: true, autocomplete: 'postal-code', hiddenForRentals: true },
  city: { kind: 'text', half: true, autocomplete: 'address-level2', hiddenForRentals: true },
  slots: { kind: 'checkboxes', options: slots, hiddenForRentals: true },
  remark: { kind: 'textarea' },
  nameToOwner: { kind: 'checkbox', hint: true, needsSubject: true },
  newsletter: { kind: 'checkbox' },
  privacy: { kind: 'checkbox' },
  valuationStreet: { kind: 'text' },
  valuationZip: { kind: 'text', half: true },
  valuationCity: { kind: 'text', half: true },
  propertyType: { kind: 'select', half: true, options: 'types' },
  livingArea: { ...number, unit: 'm²' },
  groundArea: { ...number, unit: 'm²' },
  condition: { kind: 'select', half: true, options: conditions },
  valuationGoal: { kind: 'radios', options: valuationGoals },
  friendEmail: { kind: 'email', hint: true, isThirdParty: true },
  message: { kind: 'textarea', hint: true },
  offerAmount: { ...number, unit: '€' },
  offerConfirmed: { kind: 'checkbox', onError: true },
  financing: { kind: 'radios', options: financing },
  offerConditions: { kind: 'textarea', hint: true },
  validUntil: { kind: 'date', half: true },
  birthDate: { kind: 'date', half: true, autocomplete: 'bday' },
  otherBuyers: { kind: 'textarea', hint: true },
  startDate: { kind: 'date', half: true },
  persons: number,
  netIncome: { kind: 'number', unit: '€', hint: true },
  jobFunction: { kind: 'text' },
  motivation: { kind: 'textarea' },
  cv: { kind: 'file', hint: true, accept: '.pdf,.doc,.docx' },
  comment: { kind: 'textarea' },
  displayName: { kind: 'text', half: true, hint: true, autocomplete: 'name' },
  aboutYou: { kind: 'text', hint: true },
  website: { kind: 'text', hint: true, autocomplete: 'url' },
  image: { kind: 'file', hint: true, accept: '.jpg,.jpeg,.png' },
  slot: { kind: 'moments', hint: true },
  waiting: { kind: 'checkbox', hint: true },
  search: { kind: 'hidden' },
  link: { kind: 'hidden' },
  section: { kind: 'hidden' },
  homes: { kind: 'hidden' },
  loginEmail: { kind: 'email', autocomplete: 'username' },
  password: { kind: 'password', autocomplete: 'current-password' },
  newPassword: { kind: 'password', hint: true, autocomplete: 'new-password' },
  newPasswordAgain: { kind: 'password', autocomplete: 'new-password' },
  goal: { kind: 'radios', options: searchGoals },
  types: { kind: 'checkboxes', options: 'types' },
  places: { kind: 'text', hint: true },
  radius: { kind: 'select', half: true, options: radii },
  minPrice: { ...number, unit: '€' },
  maxPrice: { ...number, unit: '€' },
  budget: { ...number, unit: '€', hint: true },
  minBedrooms: number,
  minGarages: number,
  maxGarages: number,
  comforts: { kind: 'checkboxes', options: comforts },
  pace: { kind: 'radios', options: paces },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof fieldDefinitions;

/** The fields with a sentence of help. */
export type HintedName = {
  [Name in FieldName]: (typeof fieldDefinitions)[Name] extends { hint: true } ? Name : never;
}[FieldName];

/** The fields that a visitor sees; each has a label in `forms.fields` of the messages. */
export type LabelledName = {
  [Name in FieldName]: (typeof fieldDefinitions)[Name] extends { kind: 'hidden' } ? never : Name;
}[FieldName];

export const fieldDefinition = (name: FieldName): Field => fieldDefinitions[name];

export const isHinted = (name: FieldName): name is HintedName => fieldDefinition(name).hint === true;

export const isLabelled = (name: FieldName): name is LabelledName => fieldDefinition(name).kind !== 'hidden';

/** Whether the value is stored with the lead and sent to the agency; passwords and data of third persons are not. */
export const isKept = (name: FieldName): boolean =>
  fieldDefinition(name).kind !== 'password' && !fieldDefinition(name).isThirdParty;
