import type { DemoLead } from './lead-events.ts';
import { mistyped, people } from './people.ts';

const { amadou, dirk, griet, hannah, ilse, katrien, lotte, markus, nele, rajesh, sophie, thierry } = people;

/** Leads of the last two weeks, some of them of today. */
export const recentLeads: readonly DemoLead[] = [
  {
    daysAgo: 14,
    form: 'post-testimonial',
    who: griet,
    values: {
      comment:
        'Van de eerste schatting tot bij de notaris wisten we elke week waar we stonden. Onze woning was in vijf weken verkocht, aan een koper die we graag zien komen.',
      displayName: 'Griet en Luc',
      aboutYou: 'verkochten hun woning in Zonhoven',
    },
  },
  {
    daysAgo: 11,
    form: 'demand-register',
    who: lotte,
    values: {
      goal: 'toBuy',
      types: ['1'],
      places: '3511 Sint-Lambrechts-Herk',
      radius: 'km5',
      minPrice: '300000',
      maxPrice: '550000',
      minBedrooms: '3',
      pace: 'atOnce',
    },
  },
  {
    daysAgo: 9,
    form: 'contact-me',
    home: 5806,
    who: nele,
    values: { remark: 'Wat zijn de kosten van de verwarming per jaar? En is er glasvezel in de straat?' },
    events: [
      { after: 5, by: 'lies', assignee: 'sara' },
      { after: 22, by: 'sara', status: 'open' },
    ],
  },
  {
    daysAgo: 8,
    form: 'rent-application',
    home: 5914,
    who: rajesh,
    values: { startDate: 30, persons: '1', netIncome: '3400', remark: 'I start at the university in January.' },
    events: [{ after: 3, by: 'tom', status: 'open' }],
  },
  {
    daysAgo: 6,
    form: 'send-to-friend',
    home: 5816,
    who: katrien,
    values: { friendEmail: mistyped, message: 'Is dit niets voor jullie?' },
  },
  {
    daysAgo: 5,
    form: 'post-testimonial',
    who: thierry,
    values: {
      comment:
        'Un contact humain et des réponses claires, même le samedi. Seul bémol : un rendez-vous déplacé deux fois.',
      displayName: 'Thierry C.',
      aboutYou: 'a loué un appartement à Hasselt',
    },
  },
  {
    daysAgo: 4,
    form: 'contact-me',
    home: 5820,
    who: markus,
    values: {
      remark: 'Guten Tag, wie hoch ist die Grundsteuer, und gibt es eine Fußbodenheizung? Ich komme aus Aachen.',
    },
    source: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'herbst' },
  },
  {
    daysAgo: 3,
    form: 'contact-construction',
    project: 32,
    who: sophie,
    values: { remark: 'Bonjour, quelles sont les garanties de la loi Breyne pour ce projet ?' },
    events: [{ after: 2, by: 'lies', assignee: 'tom' }],
  },
  {
    daysAgo: 2,
    form: 'contact-me',
    home: 5914,
    who: hannah,
    values: { remark: 'Is the flat furnished, and may I keep a cat? I can come any evening after six.' },
  },
  {
    daysAgo: 1,
    form: 'contact-demand',
    who: dirk,
    values: {
      valuationStreet: 'Kiezelstraat 88',
      valuationZip: '3500',
      valuationCity: 'Hasselt',
      phone: dirk.phone,
      propertyType: 'Woning',
      livingArea: '140',
      groundArea: '620',
      valuationGoal: 'sell',
      slots: ['from16to19'],
    },
  },
  {
    daysAgo: 1,
    form: 'contact-me',
    home: 5802,
    who: griet,
    values: { remark: 'Mijn dochter zoekt een appartement. Is er een lift, en zijn honden toegelaten?' },
    source: { utm_source: 'facebook', utm_medium: 'social' },
  },
  {
    daysAgo: 0,
    form: 'contact-me',
    home: 5813,
    who: ilse,
    values: { remark: 'Deze woning past helemaal bij wat we zoeken. Kunnen we deze week nog komen kijken?' },
  },
  {
    daysAgo: 0,
    form: 'site-contact',
    who: amadou,
    values: { remark: 'Bonjour, avez-vous un bureau à Liège ou seulement à Hasselt ?' },
  },
];
