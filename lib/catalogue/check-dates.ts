import type { DataReader } from '../files/reader.ts';
import type { Property } from './schema/property.ts';

/** Tells what would have happened before it could: a change before the publication or before what the history notes, works and certificates before the construction. */
export function checkDates(reader: DataReader, file: string, home: Property): void {
  const { publishedAt, updatedAt, history = [] } = home;
  const { building, energy, legal } = home.attributes;
  const noted = history.at(-1)?.date;
  if (updatedAt < publishedAt)
    reader.addIssue(file, 'updatedAt', `a day not before publishedAt, ${publishedAt}`, updatedAt);
  else if (noted !== undefined && updatedAt < noted)
    reader.addIssue(file, 'updatedAt', `a day not before the last of history, ${noted}`, updatedAt);
  const built = building.constructionYear;
  if (built === undefined) return;
  if (building.renovationYear && building.renovationYear < built)
    reader.addIssue(
      file,
      'attributes.building.renovationYear',
      `a year not before construction, ${built}`,
      building.renovationYear,
    );
  const papers = { 'energy.certificateEnd': energy.certificateEnd, 'legal.asbestosDate': legal.asbestosDate };
  for (const [field, day] of Object.entries(papers))
    if (day !== undefined && Number(day.slice(0, 4)) < built)
      reader.addIssue(file, `attributes.${field}`, `a day not before construction, ${built}`, day);
}
