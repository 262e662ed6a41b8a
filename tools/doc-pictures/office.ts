import type { SitePicture } from './site-part.ts';

const ofOffice = (name: string, path: string, more: Partial<SitePicture> = {}): SitePicture => ({
  name: `office-${name}`,
  path: `/en/office/${path}`,
  // With the menu.
  part: 'body',
  marks: [],
  height: 900,
  ...more,
});

/** Of docs/editors, before somebody is in. */
export const doorPicture = ofOffice('log-in', 'log-in/', { part: 'main', height: 640 });

/** Of docs/editors: the office as an owner of the agency sees it, in the database of the demo. */
export const officePictures: readonly SitePicture[] = [
  ofOffice('today', ''),
  ofOffice('enquiry', 'leads/?status=all&text=hannah&form=contact-construction', {
    open: 'a[data-lead]',
    marks: ['textarea[name="text"]'],
    height: 1420,
  }),
  ofOffice('enquiries', 'leads/', { height: 760 }),
  ofOffice('visit', 'agenda/new/?home=HAS-5806', { height: 1000 }),
  ofOffice('diary', 'agenda/?view=week', { height: 800 }),
  ofOffice('free-day', 'hours/', { marks: ['[data-absence]'], height: 760 }),
  ofOffice('person', 'people/?text=griet', { open: '[data-part="person-rows"] a', height: 800 }),
  ofOffice('testimonial', 'reviews/', { height: 760 }),
  ofOffice('owners', 'owners/', { height: 620 }),
  ofOffice('owner', 'owners/', { open: 'main a[href*="/owners/"]', height: 900 }),
];
