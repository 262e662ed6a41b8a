import type { Notes, Words } from '../notes.ts';

/** A record of the supplier: fields that are text, numbers or yes and no as it happens, and empty in many ways. */
export class OmnicasaRecord {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #notes: Notes;

  constructor(fields: Readonly<Record<string, unknown>>, notes: Notes) {
    this.#fields = fields;
    this.#notes = notes;
  }

  /** A text or a number as text; undefined where it is empty. */
  text(...names: string[]): string | undefined {
    for (const name of names) {
      const value = this.#fields[name];
      const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
      if (text !== '' && text !== '-') return text;
    }
    return undefined;
  }

  /** A number, 0 being one. */
  figure(name: string): number | undefined {
    return this.#notes.figureOf(name, this.text(name));
  }

  /** A number of which 0 says that nobody filled it in. */
  amount(name: string): number | undefined {
    return this.figure(name) || undefined;
  }

  flag(name: string): boolean | undefined {
    const value = this.#fields[name];
    if (value === true || value === 1) return true;
    return value === false || value === 0 ? false : undefined;
  }

  /** Yes, or nothing: every record has these fields, and says no where nobody filled them in. */
  yes(name: string): true | undefined {
    return this.flag(name) || undefined;
  }

  word<T>(name: string, words: Words<T>): T | undefined {
    return this.#notes.wordOf(name, this.text(name), words);
  }

  /** The addresses in a list of texts or of `{ Url }`, or in a single one of them. */
  addresses(name: string): string[] {
    return [this.#fields[name]].flat().flatMap((item: unknown) => {
      const url = typeof item === 'object' && item !== null && 'Url' in item ? item.Url : item;
      return typeof url === 'string' && url.trim() !== '' ? [url.trim()] : [];
    });
  }
}
