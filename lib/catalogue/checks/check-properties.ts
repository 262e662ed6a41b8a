import { nearest } from '../../base/nearest.ts';
import type { Draft } from '../../files/draft.ts';
import { issue } from '../../files/issue-codes.ts';
import { checkReferences, type DataReader, type Files, inTable, type Reference } from '../../files/reader.ts';
import type { Tables } from '../catalogue.ts';
import { fitsGoal, isForRent } from '../goal.ts';
import { checkOffPlan } from '../off-plan.ts';
import type { Property } from '../schema/property.ts';
import { checkPrice } from './check-price.ts';

export type Named = Tables & {
  team: ReadonlyMap<string, unknown>;
  /** Incomplete projects, to which homes may belong too. */
  incompleteProjects?: ReadonlySet<unknown>;
};

/** Checks the references of homes, and, for homes that are no drafts, unique reference codes and consistent values. */
export function checkProperties(
  reader: DataReader,
  { valid, incomplete, invalid }: Files<Property>,
  tables: Named,
): void {
  const owners = new Map<string, { id: number; file: string }>();
  for (const { file, item } of invalid) checkReferences(reader, file, references(item, tables));
  for (const { file, draft } of incomplete) checkReferences(reader, file, references(draft, tables));
  for (const { file, item: home } of valid) {
    checkReferences(reader, file, references(home, tables));
    if (home.status === 'draft') continue;
    checkSense(reader, file, home, tables);
    checkDates(reader, file, home);
    checkPrice(reader, file, home, tables);
    checkOffPlan(reader, file, home);
    const twin = owners.get(home.reference);
    if (twin !== undefined && twin.id !== home.id)
      reader.addIssue(file, 'reference', issue('referenceTaken', { home: twin.id }), home.reference, {
        source: twin.file,
      });
    owners.set(home.reference, { id: home.id, file });
  }
}

function references(home: Draft<Property>, tables: Named): Reference[] {
  const { cities, types, priceUnits, marquees, projects, incompleteProjects, pictures, team } = tables;
  const { projectId } = home;
  const project = {
    path: 'projectId',
    key: projectId,
    source: `projects/${projectId}.json`,
    issue: issue('record', { folder: 'projects' }),
  };
  return [
    inTable('city', home.city, 'cities.json', 'id', cities),
    inTable('webId', home.webId, 'property-types.json', 'webId', types),
    ...(home.webIds ?? []).flatMap((webId, i) =>
      webId === home.webId ? [] : inTable(`webIds.${i}`, webId, 'property-types.json', 'webId', types),
    ),
    inTable('price.unit', home.price?.unit, 'price-units.json', 'id', priceUnits),
    inTable('marquee', home.marquee, 'marquees.json', 'id', marquees),
    inTable('broker', home.broker, 'team.json', 'id', team),
    {
      ...project,
      exists: projectId !== undefined && (projects.has(projectId) || incompleteProjects?.has(projectId) === true),
    },
    ...(home.pictures ?? []).map((name, i) => inTable(`pictures.${i}`, name, 'pictures.json', 'id', pictures)),
    ...(home.plans ?? []).map((name, i) => inTable(`plans.${i}`, name, 'pictures.json', 'id', pictures)),
    ...(['videos', 'tours'] as const).flatMap((list) =>
      (home[list] ?? []).map((item, i) =>
        inTable(`${list}.${i}.poster`, item?.poster, 'pictures.json', 'id', pictures),
      ),
    ),
  ];
}

function checkSense(reader: DataReader, file: string, home: Property, { types, marquees }: Tables): void {
  if (home.marquee !== undefined && !fitsGoal(marquees.get(home.marquee), home.goal)) {
    const fitting = [...marquees.values()].filter((marquee) => fitsGoal(marquee, home.goal));
    reader.addIssue(file, 'marquee', issue('marqueeOfGoal', { marquees: fitting.map(({ id }) => id) }), home.marquee);
  }
  const { surfaces } = home.attributes;
  const kinds = types.get(home.webId)?.kinds.map(({ id }) => id);
  if (kinds && !kinds.includes(home.kind))
    reader.addIssue(file, 'kind', issue('kindOfType', { kinds }), home.kind, {
      source: 'property-types.json',
      nearest: nearest(home.kind, kinds),
    });
  if (!home.webIds.includes(home.webId))
    reader.addIssue(file, 'webIds', issue('mainType', { type: home.webId }), home.webIds);
  if (surfaces.living && surfaces.total && surfaces.living > surfaces.total)
    reader.addIssue(
      file,
      'attributes.surfaces.living',
      issue('livingSurface', { total: surfaces.total }),
      surfaces.living,
    );
  // Domain facts, "Mandatory and customary mentions".
  if (isForRent(home.goal) && !home.price.publish) reader.addIssue(file, 'price.publish', issue('hiddenRent'), false);
}

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
