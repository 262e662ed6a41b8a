import type { DataState } from '../data/state.ts';
import { isStillAnswered } from './questions.ts';
import { partsOf } from './reads.ts';
import { readTags } from './tags.ts';

interface KeptPage {
  headers?: Record<string, unknown>;
}

const tagsHeader = 'x-next-cache-tags';
/** Pages that were found true, and in which state of the data; answers likewise, for many pages ask the same. */
const checked = new WeakMap<KeptPage, number>();
const answered = new WeakMap<DataState, Map<string, boolean | null>>();

/** Whether a kept page says what it would say today: nothing that it read when it was made has become another since. */
export function isStillTrue(page: KeptPage, data: DataState): boolean {
  if (checked.get(page) === data.number) return true;
  const tags = page.headers?.[tagsHeader];
  const read = readTags(typeof tags === 'string' ? tags : '');
  if (!read) return true;
  const { made, by, names } = read;
  // What another process has kept on disk, nobody here knows about; nor what changed since a build from other data.
  const isKnown = by === data.begun || (made === 0 && !data.isOther);
  const isTrue = isKnown && (made === data.number || names.every((name) => isUnchanged(name, made, data)));
  if (isTrue) checked.set(page, data.number);
  return isTrue;
}

function isUnchanged(name: string, made: number, data: DataState): boolean {
  const answers = answered.get(data) ?? new Map<string, boolean | null>();
  answered.set(data, answers);
  const known = answers.get(name);
  const same = known === undefined ? isStillAnswered(name, data.snapshot) : known;
  answers.set(name, same);
  return same ?? partsOf(name).every((part) => (data.changed.get(part) ?? 0) <= made);
}
