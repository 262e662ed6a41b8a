import type { DemoLead } from './lead-events.ts';
import { people } from './people.ts';
import type { DemoStaff } from './staff.ts';

// Sample submissions of visitors in four languages, with their handling by staff. All people are fictitious.

const {
  amadou,
  bart,
  dirk,
  hannah,
  heike,
  ilse,
  isabelle,
  katrien,
  mohamed,
  nele,
  rajesh,
  sophie,
  spam,
  thierry,
  wim,
} = people;

const closed = (by: DemoStaff, after: number) => ({ after, by, status: 'closed' }) as const;

/** Leads of more than two weeks ago, the oldest first. A home of Tom is 5805, 5820 or 5914; of Sara 5802 or 5812; of Lies 5806 or 5813. */
export const olderLeads: readonly DemoLead[] = [
  {
    daysAgo: 58,
    form: 'contact-me',
    home: 5805,
    who: wim,
    values: { remark: 'Is de zolder al geïsoleerd? En hoe oud is de stookketel?' },
    source: { utm_source: 'herfstmailing', utm_medium: 'email' },
    events: [
      {
        after: 3,
        by: 'tom',
        subject: 'Uw vraag over de woning',
        answer:
          'Beste Wim,\n\nDe zolder is geïsoleerd met 18 cm minerale wol. De condensatieketel is van 2016.\n\nMet vriendelijke groet',
      },
      closed('tom', 190),
    ],
  },
  {
    daysAgo: 55,
    form: 'contact-demand',
    who: katrien,
    values: {
      valuationStreet: 'Luikersteenweg 210',
      valuationZip: '3500',
      valuationCity: 'Hasselt',
      propertyType: 'Woning',
      livingArea: '165',
      valuationGoal: 'sell',
      phone: katrien.phone,
      remark: 'We verhuizen volgend jaar naar zee en willen weten wat ons huis waard is.',
    },
    events: [
      { after: 2, by: 'lies', assignee: 'lies' },
      { after: 3, by: 'lies', note: 'Gebeld: afspraak voor de schatting donderdag om 10 uur. Sleutel bij de buren.' },
      closed('lies', 400),
    ],
  },
  {
    daysAgo: 51,
    form: 'contact-me',
    home: 5899,
    who: isabelle,
    values: { remark: 'Bonjour, l’immeuble a-t-il été inondé en 2021 ? Merci de votre réponse.' },
    events: [
      {
        after: 20,
        by: 'lies',
        subject: 'Votre question sur l’appartement',
        answer:
          'Bonjour Madame Lambert,\n\nNon, la rue est restée au sec. Le score figure dans l’annonce.\n\nBien à vous',
      },
      closed('lies', 300),
    ],
  },
  { daysAgo: 49, form: 'sign-newsletter', who: nele },
  {
    daysAgo: 47,
    form: 'rent-application',
    home: 5914,
    who: amadou,
    values: { startDate: 60, persons: '2', netIncome: '2850', remark: 'Je travaille à Hasselt depuis trois ans.' },
    events: [
      { after: 5, by: 'tom', status: 'open' },
      { after: 29, by: 'tom', note: 'Dossier volledig. Eigenaar kiest een andere kandidaat.' },
      {
        after: 30,
        by: 'tom',
        subject: 'Votre candidature',
        answer:
          'Bonjour Monsieur Diallo,\n\nLe propriétaire a choisi un autre candidat. Nous gardons votre demande et vous prévenons.\n\nBien à vous',
      },
      closed('tom', 31),
    ],
  },
  {
    daysAgo: 45,
    form: 'site-contact',
    who: spam,
    values: { remark: 'We can bring your website to the first page of every search engine. Reply for prices.' },
    events: [{ after: 1, by: 'sara', status: 'spam' }],
  },
  {
    daysAgo: 41,
    form: 'contact-construction',
    project: 30,
    who: hannah,
    values: { remark: 'Are there still flats on the ground floor with a garden? We would move in the summer of 2028.' },
    events: [
      {
        after: 6,
        by: 'tom',
        subject: 'Your question about Egge Park',
        answer:
          'Dear Hannah,\n\nTwo are left, both with a garden to the south. Shall I send you the plans?\n\nKind regards',
      },
      { after: 7, by: 'tom', followUp: -10 },
    ],
  },
  {
    daysAgo: 38,
    form: 'request-documents',
    home: 5801,
    who: dirk,
    source: { utm_source: 'immoweb.be' },
    events: [closed('lies', 26)],
  },
  {
    daysAgo: 34,
    form: 'contact-me',
    home: 5907,
    who: heike,
    values: {
      remark: 'Guten Tag, ist die Wohnung ab Januar frei, und sind Hunde im Haus erlaubt?',
    },
    events: [
      {
        after: 4,
        by: 'lies',
        subject: 'Ihre Frage zur Wohnung in Luxemburg',
        answer:
          'Guten Tag Frau Brüls,\n\ndie Wohnung ist ab dem 15. Januar frei, und Hunde sind im Haus erlaubt.\n\nMit freundlichen Grüßen',
      },
      closed('lies', 200),
    ],
  },
  {
    daysAgo: 31,
    form: 'demand-register',
    who: ilse,
    values: { goal: 'toBuy', types: ['1'], places: '3520 Zonhoven', maxPrice: '350000', pace: 'daily' },
  },
  {
    daysAgo: 28,
    form: 'make-offer',
    home: 5805,
    who: bart,
    values: {
      offerAmount: '590000',
      financing: 'loanSure',
      validUntil: 6,
      birthDate: '1985-03-02',
      title: 'mr',
      street: 'Demerlaan 4',
      zip: '3590',
      city: 'Diepenbeek',
      phone: bart.phone,
      offerConditions: 'Oplevering ten laatste eind maart.',
    },
    events: [
      { after: 2, by: 'tom', status: 'open' },
      { after: 26, by: 'tom', note: 'Eigenaar wil 605.000. Bart denkt na tot volgende week.' },
      { after: 27, by: 'tom', followUp: 0 },
    ],
  },
  {
    daysAgo: 24,
    form: 'demand-register',
    who: thierry,
    values: {
      goal: 'toBuy',
      types: ['2'],
      places: '1000 Bruxelles',
      radius: 'km10',
      maxPrice: '400000',
      pace: 'daily',
    },
  },
  {
    daysAgo: 22,
    form: 'contact-demand',
    who: sophie,
    values: {
      valuationStreet: 'Rue de Fer 18',
      valuationZip: '5000',
      valuationCity: 'Namur',
      phone: sophie.phone,
      propertyType: 'Appartement',
      livingArea: '92',
      valuationGoal: 'know',
    },
    events: [
      { after: 1, by: 'lies', assignee: 'lies' },
      {
        after: 2,
        by: 'lies',
        subject: 'Votre estimation',
        answer:
          'Bonjour Madame Henrion,\n\nNous passons volontiers. Mardi à 14 h ou jeudi à 10 h vous convient-il ?\n\nBien à vous',
      },
      closed('lies', 120),
    ],
  },
  {
    daysAgo: 19,
    form: 'demand-register',
    who: rajesh,
    values: { goal: 'toRent', types: ['2'], places: '3500 Hasselt', radius: 'km5', maxPrice: '1200', pace: 'atOnce' },
  },
  {
    daysAgo: 17,
    form: 'contact-me',
    home: 5812,
    who: mohamed,
    values: { remark: 'Kan er aan huis een praktijk voor kinesitherapie komen? Ik heb twee parkeerplaatsen nodig.' },
    events: [
      { after: 4, by: 'sara', status: 'open' },
      { after: 5, by: 'sara', note: 'Nagevraagd bij de dienst omgeving van Zonhoven: antwoord volgt.' },
      { after: 6, by: 'sara', followUp: 1 },
    ],
  },
];
