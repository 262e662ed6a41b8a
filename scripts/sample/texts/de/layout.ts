import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { m2, many, rooms, roomsDative } from './words.ts';

const toilet = (h: Facts): string => ((h.toilets ?? 0) >= 2 ? ' mit Gäste-WC' : '');

const wetRooms = (h: Facts): number => (h.bathrooms ?? 0) + (h.showerRooms ?? 0);

function washing(h: Facts): string[] {
  const parts: string[] = [];
  if (h.bathrooms) parts.push(many(h.bathrooms, 'ein Badezimmer', 'Badezimmer'));
  if (h.showerRooms) parts.push(many(h.showerRooms, 'ein Duschbad', 'Duschbäder'));
  return parts;
}

function washingDative(h: Facts): string[] {
  const parts: string[] = [];
  if (h.bathrooms) parts.push(many(h.bathrooms, 'einem Badezimmer', 'Badezimmern'));
  if (h.showerRooms) parts.push(many(h.showerRooms, 'einem Duschbad', 'Duschbädern'));
  return parts;
}

const list = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}` : parts.join('');

const home = (h: Facts): boolean => h.group === 'house' || h.group === 'apartment';

export const entry: readonly Line[] = [
  (h) =>
    home(h) &&
    h.living &&
    `Über die Eingangshalle${toilet(h)} gelangen Sie in den Wohnbereich; die Wohnfläche beträgt ${m2(h.living)}.`,
  (h) =>
    home(h) &&
    h.living &&
    `Die ${m2(h.living)} Wohnfläche sind sinnvoll aufgeteilt, mit einer Eingangshalle${toilet(h)} und dem Wohnzimmer als Mittelpunkt.`,
  (h) =>
    home(h) &&
    h.living &&
    `Von der Eingangshalle${toilet(h)} geht es in das Wohnzimmer, das Herz der ${m2(h.living)} Wohnfläche.`,
  (h) =>
    home(h) &&
    h.living &&
    `Hinter der Eingangshalle${toilet(h)} öffnet sich der Wohnbereich mit Platz für Sofa und Esstisch. Die Wohnfläche beträgt ${m2(h.living)}.`,
  (h) =>
    home(h) &&
    h.living &&
    h.roomy &&
    `Bei ${m2(h.living)} Wohnfläche ist Platz keine Frage: Auf die Eingangshalle${toilet(h)} folgt ein großzügiger Wohnbereich.`,
  (h) =>
    home(h) &&
    `Der Rundgang beginnt in der Eingangshalle${toilet(h)} und führt in ein Wohnzimmer mit gutem Tageslicht.`,
  (h) =>
    h.group === 'studio' &&
    h.living &&
    `Die ${m2(h.living)} bilden einen Wohnraum, in dem Sitzen, Essen und Schlafen je ihre Ecke haben.`,
  (h) =>
    h.group === 'studio' &&
    h.living &&
    `Auf ${m2(h.living)} ist kein Winkel verschenkt: Tagsüber wird hier gewohnt, nachts geschlafen.`,
  (h) =>
    h.group === 'studio' &&
    h.living &&
    `Der leicht zu möblierende Wohnraum nimmt den größten Teil der ${m2(h.living)} ein.`,
  (h) =>
    h.group === 'studio' &&
    h.living &&
    `Schon von der Tür aus überblicken Sie die ${m2(h.living)}: ein Raum zum Wohnen, Arbeiten und Schlafen.`,
];

export const kitchen: readonly Line[] = [
  (h) =>
    h.kitchen === 'super_fitted' && 'Die Küche ist voll ausgestattet, sodass auch passionierten Köchen nichts fehlt.',
  (h) =>
    h.kitchen === 'super_fitted' &&
    'Mit allen Geräten und breiter Arbeitsfläche ist die Küche wie gemacht für große Runden.',
  (h) => h.kitchen === 'super_fitted' && 'Die hervorragend ausgestattete Küche ist ein Blickfang für sich.',
  (h) => h.kitchen === 'fitted' && 'Die eingerichtete Küche schließt gleich an den Essplatz an.',
  (h) => h.kitchen === 'fitted' && 'Gekocht wird in einer eingerichteten Küche mit Stauraum.',
  (h) => h.kitchen === 'fitted' && 'Eine Einbauküche ergänzt den Wohnbereich.',
  (h) => h.kitchen === 'fitted' && 'Die Küche ist eingerichtet und nur wenige Schritte vom Esstisch entfernt.',
  (h) => h.kitchen === 'semi_fitted' && 'Die Küche ist teilweise eingerichtet; die Geräte ergänzen Sie nach Wunsch.',
  (h) =>
    h.kitchen === 'semi_fitted' &&
    'Eine teilweise eingerichtete Küche lässt Ihnen Freiheit, sie nach eigenem Geschmack zu vollenden.',
  (h) => h.kitchen === 'kitchenette' && 'Eine Kochnische genügt für das tägliche Kochen.',
  (h) =>
    h.kitchen === 'kitchenette' &&
    'Die Kochnische braucht wenig Platz und hat, was es für eine warme Mahlzeit braucht.',
  (h) => h.kitchen === 'none' && home(h) && 'Eine Küche gibt es noch nicht: Entwurf und Geräte wählen Sie selbst.',
];

export const night: readonly Line[] = [
  (h) =>
    home(h) &&
    h.bedrooms &&
    h.upstairs &&
    wetRooms(h) &&
    `Im Obergeschoss ${h.bedrooms === 1 ? 'liegt' : 'liegen'} ${rooms(h)}, dazu ${list(washing(h))}.`,
  (h) => home(h) && h.bedrooms && wetRooms(h) && `Der Schlafbereich umfasst ${list([rooms(h), ...washing(h)])}.`,
  (h) => home(h) && h.bedrooms && wetRooms(h) && `Ein Flur führt zu ${list([roomsDative(h), ...washingDative(h)])}.`,
  (h) => home(h) && h.bedrooms && wetRooms(h) && `Hinzu kommen ${list([rooms(h), ...washing(h)])}.`,
  (h) =>
    home(h) &&
    (h.bedrooms ?? 0) >= 3 &&
    wetRooms(h) &&
    `Für die Nachtruhe gibt es ${rooms(h)}, von denen eines gut als Arbeitszimmer dienen kann, sowie ${list(washing(h))}.`,
  (h) =>
    home(h) &&
    h.bedrooms === 2 &&
    wetRooms(h) &&
    `Neben dem Hauptschlafzimmer gibt es ein zweites Schlafzimmer für Kind, Gast oder Schreibtisch; ${list(washing(h))} ${wetRooms(h) === 1 ? 'rundet' : 'runden'} das Ganze ab.`,
  (h) => home(h) && h.bedrooms && !wetRooms(h) && `Zum Schlafen gibt es ${rooms(h)}.`,
  (h) =>
    h.group === 'studio' &&
    wetRooms(h) &&
    `Dazu ${wetRooms(h) === 1 ? 'kommt' : 'kommen'} ${list(washing(h))} zu Ihrer alleinigen Nutzung.`,
  (h) =>
    h.group === 'studio' &&
    wetRooms(h) &&
    `Außerdem verfügen Sie über ${list(washing(h))}, sodass Sie nichts teilen müssen.`,
  (h) =>
    h.group === 'studio' &&
    wetRooms(h) &&
    `${wetRooms(h) === 1 ? 'Vorhanden ist auch' : 'Vorhanden sind auch'} ${list(washing(h))}.`,
];
