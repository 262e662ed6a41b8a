import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { keyOfLists } from '@/lib/base/merge-record';

type Row = Readonly<Record<string, unknown>> & { _key: string };

/** Which items of a list are unfolded: one at a time. */
export function useUnfolded() {
  const [opened, open] = useState<string | null>(null);
  const of = (key: string) => ({
    isOpen: opened === key,
    onOpen: (isOpen: boolean) => open((before) => (isOpen ? key : before === key ? null : before)),
  });
  return { open, of };
}

/** The items of a list: each keeps its key while it is moved and while others change the list; one is unfolded at a time. */
export function useItems(path: string) {
  const { fields: rows, append, remove, move } = useFieldArray({ name: path, keyName: '_key' });
  const [known, setKnown] = useState<Known>(() => ({ rows, keys: rows.map(({ _key }) => _key) }));
  const unfolded = useUnfolded();
  const [expected, setExpected] = useState<number | null>(null);
  const keys = known.rows === rows ? known.keys : assignKeys(rows, known);
  if (known.rows !== rows) setKnown({ rows, keys });
  const added = expected === null ? undefined : keys[expected];
  if (added) {
    setExpected(null);
    unfolded.open(added);
  }
  return {
    items: keys.map((key) => ({ key, ...unfolded.of(key) })),
    /** Adds an item, and unfolds it once it is there. */
    add: (item: object) => {
      append(item);
      setExpected(rows.length);
    },
    remove,
    move,
  };
}

interface Known {
  rows: readonly Row[];
  keys: readonly string[];
}

/**
 * React Hook Form gives all items of a list new keys where the form is given other contents, as by each save and by what others typed:
 * they would be drawn anew, without the focus and what is under way in them. What a merge tells items apart by finds them again.
 */
function assignKeys(rows: readonly Row[], known: Known): string[] {
  const isAnew = !rows.some(({ _key }) => known.rows.some((row) => row._key === _key));
  const name = isAnew ? keyOfLists(known.rows, rows) : '_key';
  const before = rows.map((row) => (name ? known.rows.findIndex((one) => one[name] === row[name]) : -1));
  const isAsLong = isAnew && rows.length === known.rows.length;
  return rows.map(
    ({ _key }, i) =>
      known.keys[before[i] as number] ?? (isAsLong && !before.includes(i) ? known.keys[i] : undefined) ?? _key,
  );
}
