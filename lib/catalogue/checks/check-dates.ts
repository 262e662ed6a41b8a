import { issue } from '../../files/issue-codes.ts';
import type { DataReader } from '../../files/reader.ts';
import type { Property } from '../schema/property.ts';

/** Reports impossible dates: a change before the publication or before the last entry of the history, works and certificates before the construction. */
export function checkDates(reader: DataReader, file: string, home: Property): void {
  const { publishedAt, updatedAt, history = [] } = home;
  const { building, energy, legal } = home.attributes;
  const noted = history.at(-1)?.date;
  if (updatedAt < publishedAt)
    reader.addIssue(file, 'updatedAt', issue('dayBefore', { event: 'publication', day: publishedAt }), updatedAt);
  else if (noted !== undefined && updatedAt < noted)
    reader.addIssue(file, 'updatedAt', issue('dayBefore', { event: 'history', day: noted }), updatedAt);
  const built = building.constructionYear;
  if (built === undefined) return;
  if (building.renovationYear && building.renovationYear < built)
    reader.addIssue(
      file,
      'attributes.building.renovationYear',
      issue('beforeConstruction', { what: 'year', year: built }),
      building.renovationYear,
    );
  const papers = { 'energy.certificateEnd': energy.certificateEnd, 'legal.asbestosDate': legal.asbestosDate };
  for (const [field, day] of Object.entries(papers))
    if (day !== undefined && Number(day.slice(0, 4)) < built)
      reader.addIssue(file, `attributes.${field}`, issue('beforeConstruction', { what: 'day', year: built }), day);
}
