export interface UnknownValue {
  field: string;
  value: string;
  count: number;
}

/** A supplier's words, in small letters, and what they mean here. */
export type Words<T> = Readonly<Record<string, T>>;

/** Remembers what a feed said that nobody here understands, and how often. */
export class Notes {
  readonly #unknown = new Map<string, UnknownValue>();

  get unknown(): UnknownValue[] {
    return [...this.#unknown.values()].sort((a, b) => a.field.localeCompare(b.field) || b.count - a.count);
  }

  note(field: string, value: unknown): void {
    const text = String(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60);
    const key = `${field}\n${text}`;
    const known = this.#unknown.get(key);
    if (known) known.count++;
    else this.#unknown.set(key, { field, value: text, count: 1 });
  }

  /** What a word means; undefined for none, and for one that the table does not have, which is noted. */
  wordOf<T>(field: string, word: string | undefined, words: Words<T>): T | undefined {
    if (word === undefined || word === '') return undefined;
    const key = word.trim().toLowerCase().replace(/\s+/g, ' ');
    if (Object.hasOwn(words, key)) return words[key];
    this.note(field, word);
    return undefined;
  }

  /** A figure, "." before its decimals; undefined for none, and for what is no figure, which is noted. */
  figureOf(field: string, text: string | undefined): number | undefined {
    if (text === undefined || text === '') return undefined;
    if (/^-?\d{1,12}(?:\.\d+)?$/.test(text)) return Number(text);
    this.note(field, text);
    return undefined;
  }

  /** The same where 0 only says that nobody filled it in, as of a surface. */
  amountOf(field: string, text: string | undefined): number | undefined {
    return this.figureOf(field, text) || undefined;
  }
}
