import type { OwnedHome } from '../../lib/accounts/owned-home.ts';
import type { MonthFigures } from '../../lib/audience/statistics.ts';
import type { Snapshot } from '../../lib/content/snapshot.ts';
import type { Mail } from '../../lib/mail/mail.ts';
import { composeReportMail, type HomeMonth } from '../../lib/owners/report-mail.ts';

const home = (title: string, text: string, price: string, picture: string) => ({
  title,
  text,
  price,
  href: `https://heem.example/${encodeURIComponent(title)}/`,
  picture: `https://heem.example/${picture}`,
});

/** A mail of each kind, in the languages with the longest words, for a visual check. */
export const samples: Record<string, Mail> = {
  'to the agency': {
    to: 'info@heem.example',
    replyTo: 'an.peeters@visitor.example',
    subject: 'Contact: Gezinswoning met tuin in Zonhoven',
    content: {
      locale: 'nl',
      preview: 'An Peeters vraagt om een bezoek aan de gezinswoning in Zonhoven.',
      heading: 'Vraag over Gezinswoning met tuin',
      paragraphs: ['An Peeters stelde een vraag via de site. Antwoord op deze mail om haar te schrijven.'],
      rows: [
        { label: 'Naam', value: 'Mevr. An Peeters' },
        { label: 'Adres', value: 'Stationsstraat 12\n3520 Zonhoven' },
        { label: 'E-mailadres', value: 'an.peeters-vandenbroucke@een-heel-lange-domeinnaam-zonder-streep.example' },
        { label: 'Telefoon', value: '0470 00 00 00' },
        { label: 'Bereikbaar', value: '10:00–13:00, 16:00–19:00' },
        { label: 'Opmerking', value: 'Is de zolder al geïsoleerd?\n\nWij zouden graag een zaterdag langskomen.' },
      ],
      action: { text: 'Bekijk de woning', href: 'https://heem.example/nl/' },
    },
  },
  'to the visitor': {
    to: 'klaus@visitor.example',
    subject: 'Ihr Besichtigungstermin am Dienstag, 24. November',
    content: {
      locale: 'de',
      preview: 'Dienstag, 24. November 2026, 16:30 Uhr, Guffenslaan 41 in Hasselt',
      heading: 'Ihr Besichtigungstermin ist bestätigt',
      paragraphs: [
        'Guten Tag, Herr Vandersteen!',
        'Wir erwarten Sie zur Besichtigung. Der Termin liegt diesem Schreiben als Kalendereintrag bei.',
      ],
      rows: [
        { label: 'Immobilie', value: 'Mehrfamilienhaus mit Einliegerwohnung, Hasselt' },
        { label: 'Datum', value: 'Dienstag, 24. November 2026, 16:30 Uhr' },
        { label: 'Ihre Ansprechpartnerin', value: 'Lien Claes, 0470 00 00 00' },
      ],
      action: { text: 'Termin verschieben oder absagen', href: 'https://heem.example/de/' },
      closing: ['Mit freundlichen Grüßen', 'Ihr Team von Heem'],
    },
  },
  'a copy for the visitor': {
    to: 'klaus@visitor.example',
    subject: 'Mietbewerbung · Heem Vastgoed bv',
    content: {
      locale: 'de',
      heading: 'Mietbewerbung',
      paragraphs: [
        'Guten Tag Klaus Vandersteen!',
        'Danke für Ihre Bewerbung. Wir legen sie dem Eigentümer vor und geben Ihnen in jedem Fall Bescheid.',
      ],
      rows: [
        { label: 'Einkommen, als Richtwert', value: '€ 2.700 netto im Monat, für den ganzen Haushalt' },
        { label: 'Nebenkosten des ersten Monats', value: '€ 95' },
        { label: 'Mietgarantie', value: '€ 2.700 (3 Monatsmieten)' },
      ],
      filled: {
        text: 'Aus Ihrem Formular:',
        rows: [
          { label: 'Gewünschter Mietbeginn', value: '22.12.2026' },
          { label: 'Monatliches Nettoeinkommen des Haushalts', value: '€ 3.400' },
        ],
      },
      homes: [home('86 m² Wohnfläche und zwei Schlafzimmer', 'HAS-5914 · 3500 Hasselt', '€ 900 pro Monat', 'a.jpg')],
      closing: ['Mit freundlichen Grüßen', 'Tom Claes'],
    },
  },
  'new homes': {
    to: 'marie@visitor.example',
    subject: '3 nouveaux biens pour votre recherche',
    content: {
      locale: 'fr',
      preview: 'Maison à Zonhoven à partir de € 349.000, et deux autres.',
      heading: 'Trois nouveaux biens répondent à votre recherche',
      paragraphs: ['Maisons à vendre, Hasselt et 10 km alentour, de € 250.000 à € 450.000, trois chambres au moins.'],
      homes: [
        home('Maison familiale avec jardin', 'Zonhoven · 3 chambres · 168 m² · PEB B', '€ 349.000', 'a.jpg'),
        home('Appartement lumineux au centre', 'Hasselt · 2 chambres · 96 m² · PEB A', '€ 298.000', 'b.jpg'),
        { ...home('Villa au bord du bois', 'Heusden-Zolder · 4 chambres', '€ 425.000', ''), picture: undefined },
      ],
      action: { text: 'Voir tous les biens', href: 'https://heem.example/fr/' },
      footer: [
        { text: 'Vous recevez ce message parce que vous avez enregistré cette recherche sur notre site.' },
        { text: 'Modifier la recherche', href: 'https://heem.example/fr/a/' },
        { text: 'Se désinscrire', href: 'https://heem.example/fr/b/' },
      ],
    },
  },
  'confirm a subscription': {
    to: 'sam@visitor.example',
    subject: 'Confirm your email address',
    content: {
      locale: 'en',
      heading: 'One more click',
      paragraphs: ['You asked for our newsletter. Please confirm that this is your email address.'],
      action: { text: 'Confirm my address', href: 'https://heem.example/en/' },
      closing: ['If it was not you, you need not do anything: without your click we send nothing.'],
    },
  },
};

const october = [9, 12, 4, 3, 5, 2, 7, 11, 10, 0, 4, 3, 6, 8, 15, 13, 4, 2, 5, 6, 3, 9, 8, 2, 4, 5, 3, 6, 8, 3, 7];
const noVisits = october.map(() => 0);

function figures(
  visits: readonly number[],
  [requests, saves, shares]: readonly [number, number, number],
): MonthFigures {
  const days = visits.map((count, i) => ({
    date: `2026-10-${String(i + 1).padStart(2, '0')}`,
    visits: count,
    views: 2 * count,
  }));
  const total = visits.reduce((sum, count) => sum + count, 0);
  return { days, visits: total, views: 2 * total, requests, saves, shares };
}

/** The report of an owner of two homes, one of which had no visits. */
export function monthlyReport(data: Snapshot): Promise<Mail> {
  const [one, other] = [...data.catalogue.properties.keys()] as OwnedHome[];
  if (!one || !other) throw new Error('the data have fewer than two homes');
  const month = '2026-10';
  const none = figures(noVisits, [0, 0, 0]);
  const homes: HomeMonth[] = [
    {
      home: one,
      month,
      now: figures(october, [4, 12, 1]),
      before: figures(october.slice(8), [2, 15, 0]),
      appointments: { past: 3, planned: 1 },
    },
    { home: other, month, now: none, before: none, appointments: { past: 0, planned: 0 } },
  ];
  const reader = { email: 'klaus@owner.example', name: 'Klaus Vandersteen', locale: 'de' } as const;
  const links = { portal: 'https://heem.example/de/', stop: 'https://heem.example/de/a/' };
  return composeReportMail(reader, month, homes, links, data);
}
