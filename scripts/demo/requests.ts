import { addDays, dayMs, dayOf } from '../../lib/base/day.ts';
import type { Snapshot } from '../../lib/content/snapshot.ts';
import { inTransaction } from '../../lib/db/database.ts';
import { putDocument } from '../../lib/owners/store.ts';
import { finishPdf, ink, openPaper, sheet, write } from '../../lib/poster/paper.ts';
import { getAgenda } from '../../lib/visits/agenda.ts';
import { cancelVisit } from '../../lib/visits/change-visit.ts';
import { findFullSlots } from '../../lib/visits/choose-slot.ts';
import { updateVisit } from '../../lib/visits/store.ts';
import { atTime, type DemoHome, type DemoRequest, daysBefore, sendForm, type Visitor, visitors } from './views.ts';

const { an, jonas, claire, emma, karl, sofie } = visitors;
const named = { nameToOwner: true };

type HomeRequest = Omit<DemoRequest, 'subject'> & { home: DemoHome };

const ofHome = ({ home, ...request }: HomeRequest): DemoRequest => ({
  ...request,
  subject: { type: 'property', id: home },
});

/** The requests of visitors, with their age in days. */
const requests: readonly (HomeRequest & { daysAgo: number })[] = [
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

/** Stores the requests of visitors and an offer. */
export async function sendRequests(data: Snapshot, now: number): Promise<void> {
  for (const { daysAgo, ...request } of requests) await sendForm(ofHome(request), daysBefore(now, daysAgo), data);
  await sendForm(ofHome(offer(addDays(dayOf(now), 10))), daysBefore(now, 4), data);
}

const offer = (validUntil: string): HomeRequest => ({
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

interface Appointment {
  /** The request was sent so many days before today; the visit is `after` days later. */
  daysAgo: number;
  after: number;
  home: DemoHome;
  who: Visitor;
  nameToOwner?: true;
  /** The visitor's opinion of the home, as noted by staff. */
  feedback?: { feedback: string; rating: number };
  cancelled?: true;
}

const appointments: readonly Appointment[] = [
  {
    daysAgo: 50,
    after: 4.3,
    home: 5816,
    who: karl,
    feedback: { feedback: 'Schöne Lage und viel Licht. Der Garten ist ihm zu groß.', rating: 3 },
  },
  { daysAgo: 36, after: 5.2, home: 5802, who: sofie, cancelled: true },
  {
    daysAgo: 31,
    after: 3,
    home: 5802,
    who: claire,
    nameToOwner: true,
    feedback: { feedback: 'Bel appartement, bien entretenu. Elle cherche une deuxième salle de bains.', rating: 3 },
  },
  {
    daysAgo: 26,
    after: 4.05,
    home: 5801,
    who: an,
    nameToOwner: true,
    feedback: { feedback: 'Heel enthousiast over het terras en de rust. Ze denkt aan een bod.', rating: 5 },
  },
  { daysAgo: 12, after: 5.35, home: 5801, who: emma },
  { daysAgo: 6, after: 9.25, home: 5801, who: jonas, nameToOwner: true },
  { daysAgo: 2, after: 7, home: 5816, who: sofie },
];

/** Books appointments as the form does, with their feedback and cancellations. */
export async function bookAppointments(data: Snapshot, now: number): Promise<void> {
  for (const { daysAgo, after, home, who, nameToOwner = false, feedback, cancelled } of appointments) {
    const requestedAt = daysBefore(now, daysAgo);
    const slot = await freeSlot(home, requestedAt, after, data);
    const id = await sendForm(
      ofHome({ form: 'contact-appointment', home, who, values: { slot, nameToOwner } }),
      requestedAt,
      data,
    );
    if (feedback) await inTransaction((trx) => updateVisit(trx, id, feedback));
    if (cancelled) await atTime(requestedAt + dayMs, () => cancelVisit(id, data));
  }
}

/** The first free slot for a home some days after the request, as the form sends it; throws if there is none. */
export async function freeSlot(id: number, requestedAt: number, after: number, data: Snapshot): Promise<string> {
  const home = data.catalogue.properties.get(id) ?? null;
  const { slots, full } = await findFullSlots(getAgenda(home, data), data, null, requestedAt);
  const slot = slots.find(({ startsAt }) => startsAt >= requestedAt + after * dayMs && !full.has(startsAt));
  if (!slot) throw new Error(`no free slot for home ${id}`);
  return String(slot.startsAt);
}

interface DemoDocument {
  daysAgo: number;
  property: DemoHome;
  title: string;
  name: string;
  text: string;
}

const documents: readonly DemoDocument[] = [
  {
    daysAgo: 38,
    property: 5801,
    title: 'Verkoopopdracht',
    name: 'verkoopopdracht.pdf',
    text: 'Wij verkopen uw woning, houden u op de hoogte en leggen u elk bod voor.',
  },
  {
    daysAgo: 40,
    property: 5816,
    title: 'Voorstel voor een nieuwe prijs',
    name: 'nieuwe-prijs.pdf',
    text: 'Na de bezoeken van de voorbije weken stellen wij u een nieuwe vraagprijs voor.',
  },
];

/** Adds documents of the agency for the owner. */
export async function addDocuments(data: Snapshot, now: number): Promise<void> {
  for (const { daysAgo, text, ...document } of documents) {
    const moment = daysBefore(now, daysAgo);
    const content = Buffer.from(await draw(document.title, text, dayOf(moment), data));
    await atTime(moment, () => putDocument({ ...document, type: 'application/pdf', content }));
  }
}

function draw(title: string, text: string, day: string, { content: { site } }: Snapshot) {
  const pdf = openPaper({ title, author: site.legalName, locale: 'nl', day });
  const width = sheet.width - 2 * sheet.margin;
  let y = write(pdf, site.legalName, sheet.margin, 60, { font: 'sans', size: 12, colour: ink.muted, width });
  y = write(pdf, title, sheet.margin, y + 24, { font: 'serif', size: 28, colour: ink.moss, width });
  y = write(pdf, text, sheet.margin, y + 16, { font: 'sans', size: 12, width });
  write(pdf, 'Voorbeeld, zonder waarde.', sheet.margin, y + 24, { font: 'sans', size: 10, colour: ink.muted, width });
  return finishPdf(pdf);
}
