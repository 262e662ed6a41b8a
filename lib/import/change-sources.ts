import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import type { AuditAction } from '../audit/store.ts';
import {
  findSource,
  type ImportSource,
  type ImportSources,
  importsFile,
  noSources,
  sourcesFile,
  withSource,
} from '../content/import-sources.ts';
import { changeLive } from '../data/change-live.ts';
import { DataError } from '../files/issues.ts';
import { readValid } from '../files/read-valid.ts';
import { toIssues } from '../files/zod-issues.ts';
import { RejectionError } from '../staff/define-action.ts';

/** Changes data/imports.json; returns the id of the audit event, by which it can be undone. */
export function changeSources(
  staff: Staff,
  auditEvent: { action: AuditAction; after: Record<string, unknown> },
  change: (sources: ImportSources) => ImportSources,
): Promise<string | null> {
  return changeLive(
    (read) => {
      const after = change(readValid((file) => read(file) ?? noSources, sourcesFile, importsFile));
      const { error } = importsFile.safeParse(after);
      if (error) throw new DataError(toIssues(sourcesFile, after, error));
      return { [sourcesFile]: after };
    },
    { by: staff, auditEvent: () => ({ ...auditEvent, subject: sourcesFile }), isUndoable: true },
  );
}

/** Changes one source; throws if it does not exist. */
export const changeSource = (
  staff: Staff,
  id: string,
  auditEvent: { action: AuditAction; after: Record<string, unknown> },
  change: (source: ImportSource) => ImportSource,
): Promise<string | null> =>
  changeSources(staff, { ...auditEvent, after: { feed: id, ...auditEvent.after } }, (sources) => {
    const source = findSource(sources, id);
    if (!source) throw new RejectionError('gone');
    return withSource(sources, change(source));
  });
