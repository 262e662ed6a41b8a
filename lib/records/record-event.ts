import type { AuditAction, AuditEvent } from '../audit/store.ts';
import { changesOf } from '../base/merge-record.ts';
import { homeOfFile } from '../staff/data-rights.ts';

/** An audit event names at most this many fields. */
const maxLoggedFields = 40;

/** The audit event of a change: the changed fields with their values before and after, which are shortened. `files`: the others that changed with it. */
export function recordEvent(
  action: AuditAction,
  file: string,
  { before, after }: { before: unknown; after: unknown },
  files: readonly string[] = [],
): Required<Pick<AuditEvent, 'action' | 'subject'>> & AuditEvent {
  const subject = String(homeOfFile(file) ?? file);
  const all = changesOf(before ?? {}, after ?? {});
  const changes = all.slice(0, maxLoggedFields);
  const more = {
    ...(all.length > maxLoggedFields ? { more: all.length - maxLoggedFields } : {}),
    ...(files.length > 0 ? { files: files.slice(0, maxLoggedFields) } : {}),
  };
  // The texts of visitors must not stay in the log, which is never erased.
  if (file === 'testimonials.json')
    return { action, subject, after: { fields: changes.map(({ path }) => path), ...more } };
  const values = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.path, shortened(change[side])]));
  return {
    action,
    subject,
    ...(before === null ? {} : { before: { ...values('before'), ...(after === null ? more : {}) } }),
    ...(after === null ? {} : { after: { ...values('after'), ...more } }),
  };
}

const maxLoggedLength = 120;

/** A value as the log keeps it, with at most 120 characters. */
export function shortened(value: unknown): unknown {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= maxLoggedLength) return typeof value === 'object' ? text : value;
  return `${text.slice(0, maxLoggedLength)}… (${text.length})`;
}
