import type { Facts } from '../facts.ts';
import { euro } from '../figures.ts';
import type { Line } from '../voice.ts';
import { Der } from './noun.ts';
import { m2, many, meter } from './words.ts';

export const volume: readonly Line[] = [
  (h) =>
    h.total &&
    h.ground &&
    `Das Gebäude umfasst ${m2(h.total)} Gesamtfläche auf einem Grundstück von ${m2(h.ground)}.${rooms(h)}`,
  (h) =>
    h.total &&
    h.ground &&
    `Auf einem Grundstück von ${m2(h.ground)} steht ein Gebäude mit einer Gesamtfläche von ${m2(h.total)}.${rooms(h)}`,
  (h) => h.total && !h.ground && `Die Gesamtfläche beträgt ${m2(h.total)}.${rooms(h)}`,
  (h) =>
    !h.total &&
    h.living &&
    `Die Wohnfläche beträgt ${m2(h.living)}${h.ground ? `, auf einem Grundstück von ${m2(h.ground)}` : ''}.${rooms(h)}`,
  (h) =>
    !h.total &&
    h.living &&
    `Sie erwerben ${m2(h.living)} Wohnfläche${h.ground ? ` auf einem Grundstück von ${m2(h.ground)}` : ''}.${rooms(h)}`,
];

function rooms(h: Facts): string {
  if (!h.bedrooms) return '';
  const baths = (h.bathrooms ?? 0) + (h.showerRooms ?? 0);
  return ` Insgesamt gibt es ${many(h.bedrooms, 'ein Schlafzimmer', 'Schlafzimmer')}${baths ? ` und ${many(baths, 'ein Bad', 'Bäder')}` : ''}.`;
}

export const income: readonly Line[] = [
  (h) => h.monthlyRent && `Die Mieteinnahmen betragen derzeit ${euro(h.monthlyRent)} pro Monat.`,
  (h) => h.monthlyRent && `Das Gebäude bringt monatlich ${euro(h.monthlyRent)} Miete ein.`,
  (h) => !h.monthlyRent && h.kind === 'mixed-use' && 'Die Verbindung von Handel und Wohnen verteilt das Mietrisiko.',
  (h) =>
    !h.monthlyRent &&
    h.kind === 'mixed-use' &&
    'Sie können das Geschäftslokal selbst nutzen und den Rest vermieten oder alles vermieten.',
  (h) =>
    !h.monthlyRent &&
    h.kind === 'apartment-building' &&
    'Da Sie das Gebäude als Ganzes kaufen, entscheiden Sie allein über Vermietung, Verwaltung und Arbeiten.',
  (h) =>
    !h.monthlyRent &&
    h.kind === 'apartment-building' &&
    'Mehrere Wohnungen unter einem Dach bedeuten auch mehrere Mieten.',
  (h) =>
    !h.monthlyRent && 'Die Rendite haben Sie mit in der Hand, denn über Vermietung und Verwaltung entscheiden Sie.',
];

const offices = (h: Facts): string =>
  h.officeArea && h.total && h.officeArea < h.total ? `, davon ${m2(h.officeArea)} Bürofläche` : '';

const front = (h: Facts): string => (h.frontWidth ? ` Die Front ist ${meter(h.frontWidth)} breit.` : '');

const size = (h: Facts): number => h.total ?? h.living ?? h.officeArea ?? 0;

const comforts = (h: Facts): string =>
  h.toilets ? ` Vorhanden ${h.toilets === 1 ? 'ist' : 'sind'} ${many(h.toilets, 'eine Toilette', 'Toiletten')}.` : '';

export const floorspace: readonly Line[] = [
  (h) => size(h) > 0 && `Die Fläche beträgt ${m2(size(h))}${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) > 0 && `Insgesamt verfügen Sie über ${m2(size(h))}${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) > 0 && `${Der(h)} umfasst ${m2(size(h))}${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) > 0 && `Ihnen stehen ${m2(size(h))} zur Verfügung${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) === 0 && front(h).trim(),
];

export const use: readonly Line[] = [
  (h) =>
    h.kind === 'shop' &&
    'Das Schaufenster liegt zur Straße und setzt Ihr Angebot ins Licht; der Verkaufsraum lässt sich frei einrichten.',
  (h) =>
    h.kind === 'shop' &&
    'Hinter dem Schaufenster liegt ein Verkaufsraum, der zu einer Boutique ebenso passt wie zu einem Dienstleister.',
  (h) =>
    h.kind === 'shop' &&
    'Passanten sehen Sie durch das Schaufenster, innen stellen Sie Regale, Theke und Kabinen nach Belieben.',
  (h) =>
    h.kind === 'office' &&
    'Die Arbeitsräume lassen sich flexibel aufteilen, von Einzelbüros bis zur offenen Fläche mit Besprechungsecke.',
  (h) => h.kind === 'office' && 'Schreibtische, Besprechungsraum und Empfang richten sich nach Ihrer Arbeitsweise.',
  (h) => h.kind === 'office' && 'Ein kleines Team findet hier ebenso Platz wie eine Praxis mit Wartezimmer.',
  (h) => h.kind === 'horeca' && 'Der Gastraum erlaubt ein Café ebenso wie ein Restaurant.',
  (h) => h.kind === 'horeca' && 'Vom Frühstück bis zum Abendservice: Die Räume eignen sich für mehr als ein Konzept.',
  (h) =>
    h.kind === 'horeca' && 'Gastraum und Arbeitsbereich schließen aneinander an, sodass der Service reibungslos läuft.',
  (h) =>
    (h.kind === 'warehouse' || h.kind === 'industrial') &&
    'Die offene Fläche eignet sich für Lagerung, Montage oder Vertrieb.',
  (h) =>
    (h.kind === 'warehouse' || h.kind === 'industrial') &&
    'Regale, Maschinen oder Fahrzeuge: Der Boden lässt sich frei aufteilen.',
  (h) =>
    (h.kind === 'warehouse' || h.kind === 'industrial') &&
    'Handwerk, Großhandel oder Onlineshop: Die Halle passt sich Ihrer Tätigkeit an.',
  (h) => h.group === 'commercial' && 'Die Fläche lässt sich frei einteilen, ganz nach Ihrer Tätigkeit.',
];
