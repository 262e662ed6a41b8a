// Sample text blocks, views of the inbox, and owners of homes.

/** Text blocks by their names. */
export const textBlocks: readonly Record<'name' | 'nl' | 'fr' | 'en' | 'de', string>[] = [
  {
    name: 'Bezoek voorstellen',
    nl: 'Graag laat ik u “{home}” zien. Past het u deze week, of liever zaterdagvoormiddag?',
    fr: 'Je vous ferais volontiers visiter le bien «\u00a0{home}\u00a0». Cette semaine vous convient-elle, ou plutôt samedi matin ?',
    en: 'I would be glad to show you {home}. Does this week suit you, or rather Saturday morning?',
    de: 'gern zeige ich Ihnen {home}. Passt es Ihnen diese Woche oder lieber am Samstagvormittag?',
  },
  {
    name: 'Documenten volgen',
    nl: 'De documenten van {reference} bezorg ik u per mail. Vragen? Bel {phone}.',
    fr: 'Je vous envoie les documents du bien {reference} par e-mail. Des questions ? Appelez le {phone}.',
    en: 'The documents of {reference} come with this email. Any questions? Call {phone}.',
    de: 'die Unterlagen zu {reference} finden Sie in dieser E-Mail. Fragen? Rufen Sie {phone} an.',
  },
];

/** Views of the inbox; one is for everyone. */
export const savedViews = [
  { by: 'lies', name: 'Schattingen', query: '?form=contact-demand', all: 'on' },
  { by: 'tom', name: 'Op te volgen', query: '?status=all&sort=follow-up' },
] as const;

/** Further owners, who do not log in. */
export const owners = [
  { by: 'tom', email: 'jos.wouters@owner.example', name: 'Jos Wouters', language: 'nl', homes: '5805, 5914' },
  { by: 'lies', email: 'famille.lambert@owner.example', name: 'Famille Lambert', language: 'fr', homes: '5899' },
] as const;
