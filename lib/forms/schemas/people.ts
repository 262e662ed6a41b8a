import { agreed, email, line, oneOf, optional, personName, phone, someOf, ticked, zip } from './fields.ts';

export const titles = ['mr', 'ms', 'miss'] as const;
/** When a visitor likes to be called (specification, section 3). */
export const slots = ['from10to13', 'from13to16', 'from16to19'] as const;

/** Who writes. */
export const writer = {
  title: optional(oneOf(titles, 'title')),
  firstName: personName('firstName'),
  lastName: personName('lastName'),
  email: email(),
  phone: optional(phone),
};

/** Where they live, if they care to say. */
export const home = {
  street: optional(line('address', 120)),
  zip: optional(zip),
  city: optional(line('city', 80)),
};

export const callTimes = { slots: someOf(slots) };

/** Whether the owner of the home may see who writes; never ticked beforehand. */
export const toOwner = { nameToOwner: ticked };

/** Neither box is ticked before the visitor does it (GDPR, article 7). */
export const consent = { newsletter: ticked, privacy: agreed('privacy') };
