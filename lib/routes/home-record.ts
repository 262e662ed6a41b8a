/** The name of the record of a home; its file in data/ has the same path, with ".json". */
export const homeRecordName = (id: number) => `properties/${id}` as const;

/** Reads the number of a home from the name of its record or of its file, which may be in a subfolder; null for other records. */
export function readHomeNumber(name: string): number | null {
  const id = /^properties\/(?:.*\/)?(\d+)(?:\.json)?$/.exec(name)?.[1];
  return id === undefined ? null : Number(id);
}

/** The page of the office with the form of a home. */
export const editHomePath = (id: number) => `edit/${homeRecordName(id)}` as const;
