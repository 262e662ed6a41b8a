import type { Snapshot } from '../../lib/data/load.ts';
import { addDays } from '../../lib/day.ts';
import { dayOf } from '../../lib/format.ts';
import { type Asked, ask, daysBefore, visitors } from './visitors.ts';

const { an, jonas, claire, emma, karl, sofie } = visitors;
const named = { nameToOwner: true };

/** The requests of visitors, with their age in days. */
const requests: readonly (Asked & { daysAgo: number })[] = [
  {
    daysAgo: 52,
    form: 'contact-me',
    home: 5816,
    who: karl,
    values: { remark: 'Gibt es bei der Villa Platz für ein Pferd? Sie erreichen mich abends unter 0474 56 78 90.' },
  },
  { daysAgo: 44, form: 'send-to-friend', home: 5816, who: sofie, values: { friendEmail: 'zus@visitor.example' } },
  {
    daysAgo: 33,
    form: 'contact-me',
    home: 5802,
    who: claire,
    values: { ...named, remark: 'Bonjour, le garage est-il compris dans le prix ? Merci, Claire Dubois' },
  },
  { daysAgo: 29, form: 'request-documents', home: 5801, who: an },
  {
    daysAgo: 17,
    form: 'contact-me',
    home: 5801,
    who: emma,
    values: { ...named, remark: 'Could you tell me how much the shared costs of the building are each month?' },
  },
  { daysAgo: 9, form: 'request-documents', home: 5801, who: jonas, values: named },
  {
    daysAgo: 3,
    form: 'contact-me',
    home: 5816,
    who: sofie,
    values: { remark: 'Is de vloerverwarming ook boven aangelegd?\nWij komen graag eens kijken met onze architect.' },
  },
];

/** Stores what visitors asked, and an offer. */
export async function askAll(data: Snapshot, now: number): Promise<void> {
  for (const { daysAgo, ...asked } of requests) await ask(asked, daysBefore(now, daysAgo), data);
  await ask(offer(addDays(dayOf(now), 10)), daysBefore(now, 4), data);
}

const offer = (validUntil: string): Asked => ({
  form: 'make-offer',
  home: 5801,
  who: an,
  values: {
    ...named,
    offerAmount: '262 000',
    financing: 'loanCondition',
    offerConditions: 'De keukentoestellen blijven. Sleutels ten vroegste op 1 maart.',
    validUntil,
    title: 'ms',
    birthDate: '1988-04-12',
    street: 'Kerkstraat 12',
    zip: '3500',
    city: 'Hasselt',
  },
});
