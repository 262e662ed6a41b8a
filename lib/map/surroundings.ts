import type { SurroundingsView } from '../../components/map/surroundings';
import type { Location } from '../catalogue/location.ts';
import { number, withUnit } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import { listBorders, listCells, listPlaces } from './base-map.ts';
import { placeNames } from './place-names.ts';
import { drawingOf, roundedPath, sidesPath } from './sheet.ts';

/** As many towns as the eye takes in at once. */
const townsNamed = 3;

/**
 * The still map around a place: the cells of the base map as paths, the names that fit, and the circle or pin of the place itself,
 * all in the px of a sheet of 640 × 400.
 */
export function toSurroundings(location: Location, locale: Locale): Omit<SurroundingsView, 'words'> {
  const drawing = drawingOf(location);
  const cells = listCells().filter(({ box }) => drawing.holds(box));
  return {
    land: [0, 1, 2, 3].map((density) =>
      cells
        .filter((cell) => cell.density === density)
        .map(({ ring }) => roundedPath(ring.map(drawing.toSheet)))
        .join(''),
    ),
    borders: (['province', 'country'] as const).map((level) =>
      sidesPath(
        listBorders(level)
          .filter(({ box }) => drawing.holds(box))
          .map(({ side: [from, to] }) => [drawing.toSheet(from), drawing.toSheet(to)] as const),
      ),
    ),
    names: placeNames(listPlaces(), locale, drawing),
    radius: Math.round(drawing.pixels(location.radius)),
  };
}

/** The nearest towns as the crow flies, "Genk 6 km". */
export function nearestTowns(location: Location, locale: Locale): string[] {
  const { kilometres } = drawingOf(location);
  return listPlaces()
    .filter(({ kind, rank }) => kind === 'place' && rank < 3)
    .map((place) => ({ place, km: Math.round(kilometres(place.point)) }))
    .filter(({ km }) => km > 0)
    .sort((a, b) => a.km - b.km)
    .slice(0, townsNamed)
    .map(({ place, km }) => `${place.names[locale]} ${withUnit(number(km, locale), 'km')}`);
}
