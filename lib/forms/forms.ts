import type { Goal } from '../catalogue/goal.ts';
import type { Block } from '../catalogue/schema/display.ts';
import { type PageForm, pageForms } from '../routes/page-forms.ts';
import { type FieldKind, type FieldName, fieldDefinition } from './field-definitions.ts';

/** The ids of all forms: those that editors place on a page, and those with their own page and action. */
export const formIds = [
  ...pageForms,
  'demand-change',
  'log-in',
  'forgot-password',
  'new-password',
  'ask-my-data',
] as const;
export type FormId = (typeof formIds)[number];

const known: readonly string[] = formIds;

export const isFormId = (value: unknown): value is FormId => typeof value === 'string' && known.includes(value);

export const isPageForm = (value: unknown): value is PageForm => pageForms.includes(value as PageForm);

/** The possible subjects of a form, as in `?property=5801` of its page. */
export type SubjectType = 'property' | 'project';

/** A group of fields below a heading of `forms.sections` in the messages; `last`, before the button, has none. */
export interface Section {
  name:
    | ('question' | 'you' | 'address' | 'home' | 'friend' | 'last')
    | ('offer' | 'buyers' | 'rental' | 'household' | 'job' | 'testimonial')
    | ('search' | 'wishes' | 'more' | 'alerts' | 'newsletter' | 'moment')
    | ('login' | 'forgotten' | 'newPassword' | 'account');
  fields: readonly FieldName[];
  /** Closed at first: what few fill in. Its fields are optional. */
  isFolded?: true;
}

export interface FormDefinition {
  /** The home or project that the address of its page names; without it the form is about none. */
  subject?: {
    isRequired: boolean;
    type: SubjectType;
    goal?: Goal;
    /** The part of a home's page that links to the form. If data/conditions.json hides that part, the form is closed for the home. */
    block?: Block;
  };
  /** The page is rendered for each request, since it shows the free slots for an appointment, or the demand for homes. */
  live?: 'slots' | 'demand';
  /** The address of its page may hold a search of a list to begin with: `?search=sale.hasselt.-`. */
  takesSearch?: true;
  sections: readonly Section[];
}

const you: Section = { name: 'you', fields: ['title', 'firstName', 'lastName', 'email', 'phone'] };
const reachable: Section = { ...you, fields: [...you.fields, 'slots'] };
const address: Section = { name: 'address', fields: ['street', 'zip', 'city'], isFolded: true };
const last = (...fields: FieldName[]): Section => ({ name: 'last', fields: [...fields, 'newsletter', 'privacy'] });
const identified: Section = { name: 'you', fields: [...you.fields, 'birthDate', ...address.fields] };
const closing: Section = { name: 'last', fields: ['privacy'] };
const contact = (...more: FieldName[]): Section[] => [
  { name: 'question', fields: ['remark'] },
  reachable,
  address,
  last(...more),
];

const search = (...more: FieldName[]): Section[] => [
  { name: 'search', fields: ['search', 'goal', 'types', 'places', 'radius'] },
  { name: 'wishes', fields: ['minPrice', 'maxPrice', 'minBedrooms', 'comforts'] },
  { name: 'more', fields: ['minGarages', 'maxGarages', ...more], isFolded: true },
];

/** The sections of each form; its rules are in form-schemas.ts, its mails in form-mails.ts. */
export const forms: Record<FormId, FormDefinition> = {
  'site-contact': { sections: contact() },
  'contact-me': {
    subject: { isRequired: true, type: 'property', block: 'question' },
    sections: contact('nameToOwner'),
  },
  'contact-construction': { subject: { isRequired: true, type: 'project' }, sections: contact() },
  'contact-demand': {
    live: 'demand',
    sections: [
      {
        name: 'home',
        fields: [
          ...(['valuationStreet', 'valuationZip', 'valuationCity', 'propertyType', 'condition'] as const),
          ...(['livingArea', 'groundArea', 'valuationGoal'] as const),
        ],
      },
      reachable,
      address,
      last('remark'),
    ],
  },
  'send-to-friend': {
    subject: { isRequired: true, type: 'property', block: 'friend' },
    sections: [
      { name: 'friend', fields: ['friendEmail', 'message'] },
      { name: 'you', fields: ['firstName', 'email'] },
      closing,
    ],
  },
  'request-documents': {
    subject: { isRequired: true, type: 'property', block: 'documents' },
    sections: [you, last('remark', 'nameToOwner')],
  },
  'make-offer': {
    subject: { isRequired: true, type: 'property', goal: 'sale', block: 'offer' },
    sections: [
      { name: 'offer', fields: ['offerAmount', 'offerConfirmed', 'validUntil', 'financing', 'offerConditions'] },
      identified,
      { name: 'buyers', fields: ['otherBuyers'] },
      { name: 'last', fields: ['nameToOwner', 'privacy'] },
    ],
  },
  'rent-application': {
    subject: { isRequired: true, type: 'property', goal: 'rent', block: 'rent' },
    sections: [
      { name: 'rental', fields: ['startDate'] },
      { name: 'household', fields: ['persons', 'netIncome'] },
      { name: 'you', fields: ['firstName', 'lastName', 'email'] },
      { name: 'last', fields: ['remark', 'nameToOwner', 'privacy'] },
    ],
  },
  'job-application': {
    sections: [{ name: 'job', fields: ['jobFunction', 'motivation', 'cv'] }, you, closing],
  },
  'post-testimonial': {
    sections: [
      { name: 'testimonial', fields: ['comment', 'image'] },
      { name: 'you', fields: ['displayName', 'email', 'aboutYou', 'website'] },
      closing,
    ],
  },
  'contact-appointment': {
    subject: { isRequired: false, type: 'property', block: 'visit' },
    live: 'slots',
    sections: [{ name: 'moment', fields: ['slot', 'waiting'] }, you, last('remark', 'nameToOwner')],
  },
  'demand-register': {
    takesSearch: true,
    sections: [
      ...search('budget'),
      { ...you, fields: [...you.fields, 'pace'] },
      { name: 'account', fields: ['newPassword', 'newPasswordAgain'], isFolded: true },
      last(),
    ],
  },
  // This form is one line on a list: the search is that of the list, so an e-mail address is enough.
  'search-alert': { takesSearch: true, sections: [{ name: 'alerts', fields: ['search', 'email'] }] },
  'demand-change': { sections: [...search(), { name: 'alerts', fields: ['pace', 'link'] }] },
  'sign-newsletter': { sections: [{ name: 'newsletter', fields: ['firstName', 'email', 'privacy'] }] },
  'log-in': { sections: [{ name: 'login', fields: ['loginEmail', 'password', 'section', 'homes'] }] },
  'forgot-password': { sections: [{ name: 'forgotten', fields: ['loginEmail'] }] },
  'ask-my-data': { sections: [{ name: 'forgotten', fields: ['email'] }] },
  'new-password': { sections: [{ name: 'newPassword', fields: ['newPassword', 'newPasswordAgain', 'link'] }] },
};

/** Returns the fields of a form in their order. */
export const formFields = (form: FormId): FieldName[] => forms[form].sections.flatMap(({ fields }) => fields);

/** Returns the fields of a form as readForm() takes them. */
export const namedFormFields = (form: FormId): { name: FieldName; kind: FieldKind }[] =>
  formFields(form).map((name) => ({ name, kind: fieldDefinition(name).kind }));
