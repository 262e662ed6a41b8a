import type { Note } from './reads.ts';

/** A table that tells what is read of it: each row by its key with the fields that are asked for, or the table as a whole. */
export class NotedRows<Key, Row> implements ReadonlyMap<Key, Row> {
  readonly #rows: ReadonlyMap<Key, Row>;
  readonly #name: string;
  readonly #note: Note;
  readonly #given = new Map<Key, Row>();

  constructor(rows: ReadonlyMap<Key, Row>, name: string, note: Note) {
    this.#rows = rows;
    this.#name = name;
    this.#note = note;
  }

  get(key: Key): Row | undefined {
    if (!this.has(key)) return undefined;
    const row = this.#given.get(key) ?? this.#noted(key, this.#rows.get(key) as Row);
    this.#given.set(key, row);
    return row;
  }

  has(key: Key): boolean {
    this.#note(`${this.#name}/${key}`);
    return this.#rows.has(key);
  }

  get size(): number {
    return this.#whole().size;
  }

  keys = () => this.#whole().keys();
  values = () => this.#whole().values();
  entries = () => this.#whole().entries();
  [Symbol.iterator] = () => this.#whole()[Symbol.iterator]();
  forEach: ReadonlyMap<Key, Row>['forEach'] = (each) => this.#whole().forEach(each);

  #whole(): ReadonlyMap<Key, Row> {
    this.#note(this.#name);
    return this.#rows;
  }

  #noted(key: Key, row: Row): Row {
    if (!hasFields(row)) return row;
    const note = (field: string | symbol) => {
      if (typeof field === 'string') this.#note(`${this.#name}/${key}`, field);
    };
    return new Proxy(row, {
      get(_, field) {
        note(field);
        return Reflect.get(row, field);
      },
      has(_, field) {
        note(field);
        return Reflect.has(row, field);
      },
    });
  }
}

/** Whether a row is told of by its fields; a list, such as the units of a project, counts as a whole. */
export const hasFields = (row: unknown): row is Record<string, unknown> =>
  typeof row === 'object' && row !== null && !Array.isArray(row);
