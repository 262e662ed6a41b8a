/** A table whose reader is known by what it reads: each row by its key, or the table as a whole. */
export class NotedRows<Key, Row> implements ReadonlyMap<Key, Row> {
  readonly #rows: ReadonlyMap<Key, Row>;
  readonly #name: string;
  readonly #note: (name: string) => void;

  constructor(rows: ReadonlyMap<Key, Row>, name: string, note: (name: string) => void) {
    this.#rows = rows;
    this.#name = name;
    this.#note = note;
  }

  get(key: Key): Row | undefined {
    this.#note(`${this.#name}/${key}`);
    return this.#rows.get(key);
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
}
