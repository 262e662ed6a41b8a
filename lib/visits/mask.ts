/** The replacement of each kind of personal data, such as "[name]". */
export interface MaskMarks {
  name: string;
  email: string;
  phone: string;
}

// While the text is processed, a hidden part is a character that cannot be typed: a visible mark could itself look like a name.
const hidden = { name: '\uE000', email: '\uE001', phone: '\uE002' };

const email = /[^\s@<>()[\]",;:]+\s?(?:@|[[(]at[\])])\s?[^\s@<>()[\]",;:]+\.\p{L}{2,}/giu;

// A date is no telephone number, though it has as many digits. What else has eight or more may be one: rather too much is hidden.
const dateOrPhone =
  /(?<date>(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\2(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)(?![./-]?\d))|\+?\(?\d(?:[\s./()-]*\d){7,}/g;

/** Parts of family names that are ordinary words and do not identify a person. */
const particles = new Set(
  'de den der des di da du el al het la las le les los op te ten ter van vander von y'.split(' '),
);

/**
 * Takes what somebody wrote and their name (null: it may be seen); returns it without their email addresses, telephone numbers and the
 * parts of their name, however these are capitalized or accented.
 */
export function maskText(text: string, name: string | null, marks: MaskMarks): string {
  const reachless = text
    .normalize('NFC')
    .replace(/[\uE000-\uE002]/g, '')
    .replace(email, hidden.email)
    .replace(dateOrPhone, (found, date?: string) => (date ? found : hidden.phone));
  return (name === null ? reachless : withoutName(reachless, name))
    .replaceAll(hidden.name, marks.name)
    .replaceAll(hidden.email, marks.email)
    .replaceAll(hidden.phone, marks.phone);
}

function withoutName(text: string, name: string): string {
  const parts = bare(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const small = parts.filter(isSmall).map(letters).join('|');
  const before = small && `(?:(?:${small})[\\s'’.-]+)*`;
  return parts
    .filter((part) => !isSmall(part))
    .map((part) =>
      part.length > 2 ? pattern(before + letters(part), 'giu') : pattern(before + letters(capital(part)), 'gu'),
    )
    .reduce((rest, part) => rest.replace(part, hidden.name), text.normalize('NFD'))
    .replace(new RegExp(`${hidden.name}(?:[\\s'’-]+${hidden.name})+`, 'g'), hidden.name)
    .normalize('NFC');
}

const isSmall = (part: string): boolean => part.length === 1 || particles.has(part.toLowerCase());

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** A pattern for the letters with any accents. */
const letters = (part: string): string => [...part].map((letter) => `${letter}\\p{M}*`).join('');

/** Whole words only. A name of two letters may be a word ("An"): it is recognized by its capital. */
const pattern = (word: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, flags);
