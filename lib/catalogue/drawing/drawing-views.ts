import type { DrawnUnit } from '../../../components/project/drawing-shapes';
import type { DrawingView } from '../../../components/project/drawings';
import type { FacadeView } from '../../../components/project/facade-drawing';
import type { SitePlanView } from '../../../components/project/site-plan-drawing';
import type { UnitView } from '../../../components/project/unit-table';
import type { Locale } from '../../i18n/locales.ts';
import type { Project } from '../schema/lists.ts';
import type { Property } from '../schema/property.ts';
import { facadeOf } from './facade.ts';
import { sitePlanOf } from './site-plan.ts';

interface Sources {
  project: Project;
  units: readonly Property[];
  /** The same units as the table shows them. */
  rows: readonly UnitView[];
  locale: Locale;
}

/** The drawings of a project: a front for each building, and a plan for every two rows of parcels, which share a street. */
export function toDrawings({ project, units, rows, locale }: Sources): DrawingView[] {
  const byBlock = Map.groupBy(units, ({ unit }) => unit?.block);
  const drawn = new Map(rows.map((row) => [row.id, toDrawn(row)]));
  const blocks = project.blocks.filter(({ id }) => byBlock.has(id));
  const facades = blocks.filter(({ drawing }) => drawing === 'facade');
  const rowsOfParcels = blocks.filter(({ drawing }) => drawing === 'plots');
  const streetName = project.publicAddress ? project.street : null;
  const streets = rowsOfParcels.flatMap((_, i) => (i % 2 === 0 ? [rowsOfParcels.slice(i, i + 2)] : []));
  return [
    ...facades.map(({ id, name }): FacadeView => {
      return { kind: 'facade', id, title: name[locale], ...frontOf(byBlock.get(id) ?? [], drawn) };
    }),
    ...streets.map((sides): SitePlanView => {
      const plan = sitePlanOf(sides.map(({ id }) => (byBlock.get(id) ?? []).map(toParcel)));
      const title = sides.map(({ name }) => name[locale]).join(' · ');
      const parcels = plan.parcels.flatMap(({ id, ...shape }) => withShape(drawn.get(id), shape));
      return { kind: 'plots', id: sides[0]?.id ?? '', title, ...plan, streetName, units: parcels };
    }),
  ];
}

type Drawn = Omit<DrawnUnit, 'x' | 'y' | 'width' | 'height'>;

const withShape = <T>(unit: Drawn | undefined, shape: T): (Drawn & T)[] => (unit ? [{ ...unit, ...shape }] : []);

function frontOf(homes: readonly Property[], drawn: ReadonlyMap<number, Drawn>) {
  const front = facadeOf(
    homes.map(({ id, unit, attributes }) => ({
      id,
      floor: attributes.layout.floor ?? 0,
      position: unit?.position ?? 1,
    })),
  );
  const { width, height, walls } = front;
  return { width, height, walls, units: front.cells.flatMap(({ id, ...box }) => withShape(drawn.get(id), box)) };
}

const toParcel = ({ id, unit, attributes: { surfaces } }: Property) => ({
  id,
  position: unit?.position ?? 1,
  ...surfaces,
});

const toDrawn = ({ id, href, name, cells, brief, state, stateText, mark }: UnitView): Drawn => ({
  id,
  href,
  label: name,
  name: [name, cells.kind, brief.replaceAll(' · ', ', '), cells.living, stateText, cells.price]
    .filter(Boolean)
    .join(', '),
  state,
  mark,
});
