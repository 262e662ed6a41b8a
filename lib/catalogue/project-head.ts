import type { ProjectHeadView } from '../../components/project/project-head';
import type { Snapshot } from '../data/load.ts';
import { euro } from '../euro.ts';
import { area, date } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import { addressLines } from './address.ts';
import { cityOf } from './card-view.ts';
import { freeUnits, lowestPrice } from './projects.ts';
import type { Project } from './schema/lists.ts';
import type { Property } from './schema/property.ts';

export interface ProjectHeadWords {
  soldOutNotice: string;
  seeOthers: string;
  units: string;
  free: string;
  priceFrom: string;
  living: string;
  bedrooms: string;
  completion: string;
  developer: string;
  architect: string;
  contractor: string;
  address: string;
  vat: string;
  vatText: string;
  kind(city: string): string;
  freeOf(free: number, total: number): string;
}

type Fact = ProjectHeadView['facts'][number];

/** Takes a project; returns what its page says first: figures of its units that are published, and its completion. */
export function toProjectHead(
  project: Project,
  locale: Locale,
  words: ProjectHeadWords,
  data: Snapshot,
): ProjectHeadView {
  const units = data.catalogue.units.get(project.id) ?? [];
  const free = freeUnits(project, data.catalogue);
  const price = lowestPrice(free, data.catalogue);
  const living = range(units, ({ attributes }) => attributes.surfaces.living);
  const bedrooms = range(units, ({ attributes }) => attributes.layout.bedrooms);
  const facts: (Fact | false | undefined | null | '')[] = [
    units.length > 0 && { icon: 'building-2', label: words.units, value: String(units.length) },
    { icon: 'key-round', label: words.free, value: words.freeOf(free.length, units.length) },
    price !== null && { icon: 'euro', label: words.priceFrom, value: euro(price) },
    living && {
      icon: 'maximize',
      label: words.living,
      value:
        living.least === living.most ? area(living.most, locale) : `${living.least} – ${area(living.most, locale)}`,
    },
    bedrooms && { icon: 'bed-double', label: words.bedrooms, value: [...new Set(Object.values(bedrooms))].join(' – ') },
    project.completion && { icon: 'calendar', label: words.completion, value: date(project.completion, locale) },
  ];
  return {
    kind: words.kind(cityOf(project, data.catalogue).name[locale]),
    name: project.name,
    phase: project.phases.find(({ number }) => number === project.phase)?.name[locale] ?? null,
    title: project.title[locale],
    soldOut: project.soldOut ? { notice: words.soldOutNotice, others: words.seeOthers } : null,
    facts: facts.filter((fact): fact is Fact => Boolean(fact)),
  };
}

function range(units: readonly Property[], figure: (unit: Property) => number | undefined) {
  const known = units.flatMap((unit) => figure(unit) ?? []);
  return known.length === 0 ? null : { least: Math.min(...known), most: Math.max(...known) };
}

/** Where a project lies, in the shape of a home's address. */
export const projectPlace = ({
  id,
  city,
  publicAddress: publish,
  street,
  houseNumber,
  boxNr,
  latitude,
  longitude,
}: Project): Pick<Property, 'id' | 'city' | 'address'> => ({
  id,
  city,
  address: { publish, street, houseNumber, boxNr, latitude, longitude },
});

/** "Heuvelstraat 1, 3520 Zonhoven"; without street and number where they are not public. */
export function projectAddress(project: Project, locale: Locale, { catalogue }: Pick<Snapshot, 'catalogue'>): string {
  const lines = addressLines(projectPlace(project), cityOf(project, catalogue), locale);
  return [lines.street, lines.town].filter(Boolean).join(', ');
}

/** Who builds and under which rules, as names and values. */
export function toProjectFacts(project: Project, locale: Locale, words: ProjectHeadWords, data: Snapshot) {
  const units = data.catalogue.units.get(project.id) ?? [];
  const withVat = units.some(({ attributes: { costs } }) => costs.vat === 'vat_21' || costs.vat === 'mixed');
  const rows: [string, string | undefined | false][] = [
    [words.address, projectAddress(project, locale, data)],
    [words.developer, project.developer],
    [words.architect, project.architect],
    [words.contractor, project.contractor],
    [words.vat, withVat && words.vatText],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
