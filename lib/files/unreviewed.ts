import { createHash } from 'node:crypto';
import { isLocale, type Locale } from '../i18n/locales.ts';

/** A text of a record in one language: one text, or a list of paragraphs. */
export type TypedText = string | readonly string[];

/** The change would publish drafted texts that are not approved; nothing was written. */
export class UnreviewedTextsError extends Error {
  /** "title.fr" */
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    super(`drafted and not read: ${paths.join(', ')}`);
    this.paths = paths;
  }
}

/** The hash that identifies a drafted text; differences in whitespace do not count. */
export function textHash(text: TypedText, language: Locale): string {
  const words = [text].flat().join(' ').replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(`${language} ${words}`).digest('base64url');
}

/** The paths of the unapproved texts of a record: "title.fr", "modules.0.params.fr.title". */
export function unreviewedPaths(content: unknown, hashes: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const look = (value: unknown, path: readonly string[], language: Locale | null): void => {
    if (language && isText(value) && hashes.has(textHash(value, language))) found.push(path.join('.'));
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) look(part, [...path, name], isLocale(name) ? name : language);
  };
  if (hashes.size > 0) look(content, [], null);
  return found;
}

const isText = (value: unknown): value is TypedText =>
  typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** Throws UnreviewedTextsError if a public record has such texts. */
export function refuseUnreviewed(record: unknown, hashes: ReadonlySet<string>): void {
  const { status = 'published' } = (record ?? { status: 'none' }) as { status?: unknown };
  if (String(status).toLowerCase() !== 'published') return;
  const paths = unreviewedPaths(record, hashes);
  if (paths.length > 0) throw new UnreviewedTextsError(paths);
}

/** The name of the record of a data file in the office, also for a home in a subfolder. */
export function recordOfFile(file: string): string {
  const parts = file.replace(/\.json$/, '').split('/');
  return parts.length > 2 ? `${parts[0]}/${parts.at(-1)}` : parts.join('/');
}
