import 'server-only';
import { pictureView } from '../../catalogue/pictures/picture-views.ts';
import { facadeShares, layOutFacade, toFlatPlace } from '../../catalogue/projects/project-drawings.ts';
import type { Project } from '../../catalogue/schema/lists.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import type { Locale } from '../../i18n/locales.ts';
import { withGroups } from '../fields/home-form.ts';
import { unitFiles } from '../units/project-units.ts';

/** A picture to draw on; sizes in px. */
export interface DrawnPicture {
  src: string;
  width: number;
  height: number;
}

export interface Facades {
  /** The places of the units in the fronts of the buildings of a project, by the ids of the buildings. */
  shares: Readonly<Record<string, ReturnType<typeof facadeShares>>>;
  /** The pictures of its buildings that are ready, by their ids. */
  pictures: Readonly<Record<string, DrawnPicture>>;
}

/** The pictures and places with which the form of a project draws the corners of its fronts. */
export function readFacades(project: number, content: unknown, locale: Locale, data: Snapshot): Facades {
  const { blocks = [] } = content as Partial<Project>;
  const pictures = blocks.flatMap((block) => {
    const id = block?.render?.picture;
    const drawn = id && drawnPicture(id, locale, data);
    return drawn ? [[id, drawn] as const] : [];
  });
  return { shares: readShares(project), pictures: Object.fromEntries(pictures) };
}

/** In px: enough to see where a wall ends. */
const drawnWidth = 900;

function drawnPicture(id: string, locale: Locale, { catalogue }: Snapshot): DrawnPicture | null {
  const view = pictureView(catalogue, id, locale);
  if (!view) return null;
  const { stem, hash, widths, width, height } = view;
  const shown = widths.find((one) => one >= drawnWidth) ?? width;
  return { src: `/pictures/${stem}-${hash}-${shown}.webp`, width, height };
}

function readShares(project: number): Facades['shares'] {
  const homes = (unitFiles().get(project) ?? [])
    .filter(({ home }) => home.status !== 'withdrawn')
    .map(({ home }): Property => withGroups(home));
  const blocks = Map.groupBy(
    homes.filter(({ unit }) => unit !== undefined),
    ({ unit }) => unit?.block ?? '',
  );
  return Object.fromEntries(
    [...blocks].map(([block, units]) => [block, facadeShares(layOutFacade(units.map(toFlatPlace)))]),
  );
}
