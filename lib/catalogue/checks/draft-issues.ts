import type { Draft } from '../../files/draft.ts';
import type { DataIssue } from '../../files/issues.ts';
import { DataReader, type FromFile } from '../../files/reader.ts';
import { toIssues } from '../../files/zod-issues.ts';
import { withEveryGroup } from '../schema/attributes.ts';
import { type Property, propertySchema } from '../schema/property.ts';
import { checkLegal, type LegalHome } from './check-legal.ts';
import { checkProperties, type Named } from './check-properties.ts';

/**
 * Returns the issues that keep a draft from being published: missing and inconsistent fields, and mandatory mentions. Values that must
 * differ between homes, such as the reference, are checked with all homes together.
 */
export function listDraftIssues(file: string, draft: Draft<Property>, tables: Named): DataIssue[] {
  const reader = new DataReader('');
  const { success, data, error } = propertySchema.safeParse({ ...draft, status: 'published' });
  if (success) {
    checkProperties(reader, { valid: [{ file, item: data }], incomplete: [], invalid: [] }, tables);
    checkLegal(reader, [{ file, item: data }], tables);
    return reader.issues;
  }
  const issues = toIssues(file, draft, error);
  checkProperties(reader, { valid: [], incomplete: [{ file, id: draft.id ?? 0, draft, issues }], invalid: [] }, tables);
  checkLegal(reader, legalHomes(file, draft), tables);
  return [...issues, ...reader.issues];
}

/** Returns the fields of a draft that the law depends on; none if its goal, type or city is unknown. */
function legalHomes(
  file: string,
  { goal, webId, city, marquee, projectId, ...home }: Draft<Property>,
): FromFile<LegalHome>[] {
  if (goal === undefined || webId === undefined || city === undefined) return [];
  const attributes = withEveryGroup(home.attributes ?? {});
  return [{ file, item: { status: 'published', goal, webId, city, marquee, projectId, attributes } }];
}
