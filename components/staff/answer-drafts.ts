import { dayMs } from '@/lib/base/day';

/** Answers that are being written, by lead: visitors' data, which must not outlive the session for long. */
const prefix = 'office-answer-';

interface Draft {
  text: string;
  /** In ms since epoch. */
  at: number;
}

/** Null for what an older version of the office stored, too: as plain text, without its time. */
function parse(stored: string | null): Draft | null {
  try {
    const draft = JSON.parse(stored ?? 'null') as Partial<Draft> | null;
    return typeof draft?.text === 'string' && typeof draft.at === 'number' ? { text: draft.text, at: draft.at } : null;
  } catch {
    return null;
  }
}

export const readDraft = (lead: string): string => parse(localStorage.getItem(prefix + lead))?.text ?? '';

export const saveDraft = (lead: string, text: string): void =>
  localStorage.setItem(prefix + lead, JSON.stringify({ text, at: Date.now() } satisfies Draft));

export const removeDraft = (lead: string): void => localStorage.removeItem(prefix + lead);

/** Removes the drafts that were last changed before a moment (ms since epoch). */
export function removeDrafts(before = Date.now() - dayMs): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix) && (parse(localStorage.getItem(key))?.at ?? 0) < before) localStorage.removeItem(key);
}
