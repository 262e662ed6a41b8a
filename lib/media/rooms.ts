import { plain } from '../base/slug.ts';
import type { Picture } from '../catalogue/schema/lists.ts';
import { type Locale, type Localized, localize } from '../i18n/locales.ts';

// The room that a picture of a home shows: the start of its alternative text, and the words of file names that identify it.

interface RoomWords {
  kind: Picture['kind'];
  name: Localized;
  /** The beginnings of its words in file names, without diacritics. */
  files: readonly string[];
  /** Its text omits the home, of which it is not a part. */
  isOutside?: true;
}

const room = (
  kind: Picture['kind'],
  [nl, fr, en, de]: readonly [string, string, string, string],
  files: string,
  isOutside?: true,
): RoomWords => ({ kind, name: { nl, fr, en, de }, files: files.split(' '), isOutside });

const roomTable = {
  facade: room('exterior', ['Gevel', 'Façade', 'Front', 'Fassade'], 'gevel voorgevel voorkant facade front fassade'),
  rear: room('exterior', ['Achtergevel', 'Façade arrière', 'Rear', 'Rückseite'], 'achter arriere rear back ruckseite'),
  living: room(
    'interior',
    ['Leefruimte', 'Séjour', 'Living room', 'Wohnzimmer'],
    'leefruimte living woonkamer salon sejour zithoek wohn lounge',
  ),
  dining: room('interior', ['Eethoek', 'Coin repas', 'Dining area', 'Essbereich'], 'eet manger dining ess'),
  kitchen: room('interior', ['Keuken', 'Cuisine', 'Kitchen', 'Küche'], 'keuken cuisine kitchen kuche kueche'),
  bedroom: room(
    'interior',
    ['Slaapkamer', 'Chambre', 'Bedroom', 'Schlafzimmer'],
    'slaapkamer slpk chambre bedroom schlaf kinderkamer',
  ),
  bathroom: room(
    'interior',
    ['Badkamer', 'Salle de bain', 'Bathroom', 'Badezimmer'],
    'badkamer bain sdb bathroom bad douche shower dusch',
  ),
  hall: room(
    'interior',
    ['Inkomhal', 'Hall d’entrée', 'Entrance hall', 'Eingangsbereich'],
    'inkom hal hall entree flur',
  ),
  office: room('interior', ['Bureau', 'Bureau', 'Study', 'Arbeitszimmer'], 'bureau office study arbeits'),
  attic: room('interior', ['Zolder', 'Grenier', 'Attic', 'Dachboden'], 'zolder grenier attic dach'),
  cellar: room('interior', ['Kelder', 'Cave', 'Cellar', 'Keller'], 'kelder cave cellar keller basement'),
  storage: room('interior', ['Berging', 'Débarras', 'Storage room', 'Abstellraum'], 'berging debarras storage abstell'),
  garage: room('interior', ['Garage', 'Garage', 'Garage', 'Garage'], 'garage carport'),
  terrace: room('exterior', ['Terras', 'Terrasse', 'Terrace', 'Terrasse'], 'terras balkon balcon balcony'),
  garden: room('exterior', ['Tuin', 'Jardin', 'Garden', 'Garten'], 'tuin jardin garden garten'),
  pool: room('exterior', ['Zwembad', 'Piscine', 'Pool', 'Schwimmbad'], 'zwembad piscine pool schwimm'),
  street: room('exterior', ['Straatbeeld', 'Rue', 'Street', 'Straße'], 'straat rue street strasse', true),
  view: room('exterior', ['Uitzicht', 'Vue', 'View', 'Aussicht'], 'uitzicht zicht vue view aussicht', true),
  plan: room('plan', ['Grondplan', 'Plan', 'Floor plan', 'Grundriss'], 'plan grondplan grundriss floor'),
} satisfies Record<string, RoomWords>;

export type Room = keyof typeof roomTable;
export const rooms = Object.keys(roomTable) as readonly Room[];
export const isRoom = (value: unknown): value is Room => typeof value === 'string' && Object.hasOwn(roomTable, value);

export const roomName = (name: Room, locale: Locale): string => roomTable[name].name[locale];

export const roomKind = (name: Room): Picture['kind'] => roomTable[name].kind;

/** Guesses the room from the words of a file name, "Keuken_02.jpg"; null if it has none, like the names of cameras. */
export function guessRoom(fileName: string): Room | null {
  const words = plain(fileName.replace(/\.\w+$/, '')).match(/[a-z]+/g) ?? [];
  // A longer word is more precise: "plan" may also stand beside a room.
  const found = rooms.flatMap((name) => {
    const { files }: RoomWords = roomTable[name];
    const descriptive = files.filter((file) =>
      words.some((word) => (file.length > 4 ? word.startsWith(file) : word === file)),
    );
    return descriptive.length > 0 ? [{ name, length: Math.max(...descriptive.map((file) => file.length)) }] : [];
  });
  return found.sort((a, b) => b.length - a.length)[0]?.name ?? null;
}

/** "of an apartment", by the kind of a home (data/property-types.json), in the genitive of each language. */
const ofHomes: Readonly<Record<string, Localized>> = Object.fromEntries(
  `villa|een villa|d’une villa|a villa|einer Villa
house|een huis|d’une maison|a house|eines Hauses
terraced-house|een rijhuis|d’une maison mitoyenne|a terraced house|eines Reihenhauses
town-house|een herenhuis|d’une maison de maître|a town house|eines Stadthauses
bungalow|een bungalow|d’un bungalow|a bungalow|eines Bungalows
farmhouse|een hoeve|d’une ferme|a farmhouse|eines Bauernhauses
bel-etage|een bel-etage|d’un bel-étage|a bel-étage house|eines Bel-Etage-Hauses
apartment|een appartement|d’un appartement|an apartment|einer Wohnung
penthouse|een penthouse|d’un penthouse|a penthouse|eines Penthouses
duplex|een duplex|d’un duplex|a duplex|einer Maisonette
loft|een loft|d’un loft|a loft|eines Lofts
ground-floor-apartment|een gelijkvloers appartement|d’un appartement au rez-de-chaussée|a ground-floor apartment|einer Erdgeschosswohnung
studio|een studio|d’un studio|a studio|eines Studios
student-room|een studentenkamer|d’un kot|a student room|eines Studentenzimmers
building-plot|een bouwgrond|d’un terrain à bâtir|a building plot|eines Baugrundstücks
apartment-building|een appartementsgebouw|d’un immeuble à appartements|an apartment building|eines Mehrfamilienhauses
mixed-use|een gemengd pand|d’un immeuble mixte|a mixed-use building|eines Wohn- und Geschäftshauses
shop|een winkel|d’un commerce|a shop|eines Ladens
office|een kantoor|d’un bureau|an office|eines Büros
horeca|een horecazaak|d’un établissement horeca|hospitality premises|eines Gastronomiebetriebs
warehouse|een magazijn|d’un entrepôt|a warehouse|einer Lagerhalle
garage-box|een garagebox|d’un garage|a lock-up garage|einer Garage
parking-space|een parkeerplaats|d’un emplacement de parking|a parking space|eines Stellplatzes
|een pand|d’un bien|a property|einer Immobilie`
    .split('\n')
    .map((line) => {
      const [id = '', nl = '', fr = '', en = '', de = ''] = line.split('|');
      return [id, { nl: `van ${nl}`, fr, en: `of ${en}`, de }];
    }),
);

/** Returns "in Hasselt"; French contracts "à" with an article. */
const inTown = (town: string, locale: Locale): string => {
  if (locale !== 'fr') return `in ${town}`;
  if (town.startsWith('Le ')) return `au ${town.slice(3)}`;
  return town.startsWith('Les ') ? `aux ${town.slice(4)}` : `à ${town}`;
};

export interface ShownHome {
  /** A kind of data/property-types.json. */
  kind?: string;
  town?: Localized;
}

const photograph: RoomWords = room('interior', ['Foto', 'Photo', 'Photograph', 'Foto'], '');

/** Returns a proposed alternative text, "Kitchen of an apartment in Hasselt", which an editor can improve. */
export function proposeAlt(shown: Room | null, { kind = '', town }: ShownHome, locale: Locale): string {
  const { name, isOutside }: RoomWords = shown ? roomTable[shown] : photograph;
  const home = (ofHomes[kind] ?? ofHomes[''])?.[locale];
  return [name[locale], !isOutside && home, town && inTown(town[locale], locale)].filter(Boolean).join(' ');
}

/** Returns proposed alternative texts in every language. */
export const proposeAlts = (shown: Room | null, home: ShownHome): Localized =>
  localize((locale) => proposeAlt(shown, home, locale));

/** The file names of cameras, telephones and chats, which describe nothing. */
const camera =
  /^(?:img|image|dsc[nf]?|dcim|pxl|gopr|dji|mvimg|photo|foto|picture|screenshot|whatsapp|signal|received|untitled|p|fb|inkscape)?[\s_-]*(?:wa|image|at)?[\s_-]*[\d\s_.()-]*(?:hdr|edit(?:ed)?|copy|kopie|bewerkt|wa\d+|x)?[\s_.()\d-]*$/i;

const maxNameLetters = 48;

/**
 * Returns the id of a new picture, which is also the name of its file: its home and room, "5801-keuken", or a meaningful original file name;
 * with a number if the id is taken.
 */
export function pictureId(
  { fileName, shown, home }: { fileName: string; shown: Room | null; home?: number },
  isTaken: (id: string) => boolean,
): string {
  const stem = fileName.replace(/\.\w{1,5}$/, '');
  const own = camera.test(stem)
    ? ''
    : plain(stem)
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, maxNameLetters)
        .replace(/^-+|-+$/g, '');
  const what = shown ? plain(roomTable[shown].name.nl).replace(/[^a-z0-9]+/g, '-') : own || 'foto';
  const base = home === undefined ? own || what : `${home}-${what}`;
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(id)) return id;
  }
}
