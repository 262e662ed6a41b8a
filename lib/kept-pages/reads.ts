/** Is told what is read: a table, a row ("properties/5801") with one of its fields, a file ("site"), or an answer. */
export type Note = (what: string, field?: string) => void;

/** What was read, each row once with the fields that were: "properties/5801.title.price". */
export class Reads {
  readonly #found = new Map<string, { place: number; fields: Set<string> }>();
  readonly #tell: (place: number, name: string) => void;

  /** `tell` is handed each name at its place, anew whenever a field joins it. */
  constructor(tell: (place: number, name: string) => void = () => undefined) {
    this.#tell = tell;
  }

  note: Note = (what, field) => {
    const known = this.#found.get(what);
    if (known && (field === undefined || known.fields.has(field))) return;
    const { place, fields } = known ?? { place: this.#found.size, fields: new Set<string>() };
    if (field !== undefined) fields.add(field);
    if (!known) this.#found.set(what, { place, fields });
    this.#tell(place, nameOf(what, fields));
  };

  /** Notes the same elsewhere. */
  repeat(note: Note): void {
    for (const [what, { fields }] of this.#found) {
      note(what);
      for (const field of fields) note(what, field);
    }
  }
}

const nameOf = (what: string, fields: Iterable<string>): string => [what, ...fields].join('.');

/** What a name stands for: the thing itself, and each field of it, as changesBetween names them. */
export const partsOf = (name: string): string[] => {
  const [what = '', ...fields] = name.split('.');
  return [what, ...fields.map((field) => nameOf(what, [field]))];
};
