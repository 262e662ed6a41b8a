import type { PropertyWords } from '@/lib/catalogue/property-view';

const said = (key: string) => (values: unknown) =>
  `${key} ${typeof values === 'object' ? JSON.stringify(values) : values}`;

/** Words that say what they stand for. */
export const words: PropertyWords = {
  attributes: {
    attribute: (key) => `label ${key}`,
    group: (group) => `group ${group}`,
    choice: (key, value) => `${key}=${value}`,
    unit: (unit) => unit,
  },
  head: {
    goal: { sale: 'sale', rent: 'rent', takeover: 'takeover' },
    onRequest: 'price on request',
    addressOnRequest: 'address on request',
    soldNotice: 'sold',
    rentedNotice: 'rented',
    seeSimilar: 'see similar',
    energyLabel: 'energy label',
    labelOf: said('label'),
  },
  energy: {
    title: 'energy',
    computed: 'computed',
    none: 'none',
    notRequired: 'not required',
    renovationTitle: 'renovation',
    labelOf: said('label'),
    scale: said('scale'),
    renovation: said('renovation'),
  },
  legal: {
    disclaimer: 'disclaimer',
    groups: { planning: 'planning', flood: 'flood', certificates: 'certificates' },
    flood: {
      warning: 'warning',
      explanation: 'explanation',
      legend: 'legend',
      classes: { A: 'a', B: 'b', C: 'c', D: 'd' },
    },
  },
  mosaic: { takeover: 'takeover', all: said('all') },
  broker: {
    broker: 'broker',
    callShort: 'call',
    visit: 'visit',
    print: 'print',
    call: said('call'),
    reference: said('reference'),
    published: said('published'),
    visitSubject: ({ title, reference }) => `${title} & ${reference}`,
  },
  project: { text: 'project', title: said('part of'), lot: said('lot') },
};
