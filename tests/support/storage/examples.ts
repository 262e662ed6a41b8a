import { randomUUID } from 'node:crypto';
import type { OwnedHome } from '@/lib/accounts/owned-home';
import type { Site } from '@/lib/content/schema';
import { type Lead, storeLead } from '@/lib/leads/store';
import type { Mail } from '@/lib/mail/mail';
import type { HomeForm } from '@/lib/owners/home-forms';

/** A submission as the contact form sends it. */
export const lead = (own: Partial<Lead> = {}): Lead => ({
  key: randomUUID(),
  form: 'contact',
  locale: 'nl',
  name: 'An Peeters',
  email: 'an.peeters@visitor.example',
  fields: { remark: 'Wanneer mag ik langskomen?' },
  subject: { property: 100001 },
  source: { utm_source: 'newsletter' },
  ...own,
});

/** A short mail to the agency. */
export const mail = (own: Partial<Mail> = {}): Mail => ({
  to: 'info@heem.example',
  replyTo: 'an.peeters@visitor.example',
  subject: 'Vraag over een woning',
  content: {
    locale: 'nl',
    heading: 'Vraag over een woning',
    paragraphs: ['An Peeters vraagt om een bezoek.'],
    rows: [{ label: 'Opmerking', value: 'Wanneer mag ik langskomen?' }],
  },
  ...own,
});

/** The number of days for which an agency keeps personal data. */
export const retention: Site['retention'] = {
  leads: 730,
  forms: {},
  mails: 30,
  documents: 730,
  unconfirmed: 14,
  shortlists: 90,
};

/** Homes as a session returns them. */
export const owned = (...ids: number[]): OwnedHome[] => ids as OwnedHome[];

/** A request of An Peeters about a home, with the mail to the agency that names her. */
export const request = (form: HomeForm, property: number, fields: Record<string, unknown>) =>
  storeLead(lead({ form, subject: { property }, fields }), [mail({ subject: 'Contact · Een huis · An Peeters' })]);
