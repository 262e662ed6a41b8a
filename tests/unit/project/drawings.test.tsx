import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Drawings } from '@/components/project/drawings';
import { createProjection, isConvex, type Quad } from '@/lib/catalogue/projects/perspective';
import {
  cellWidth,
  type FlatPlace,
  facadeShares,
  layOutFacade,
  layOutSitePlan,
  planWidth,
  toDrawings,
} from '@/lib/catalogue/projects/project-drawings';
import { toUnitView } from '@/lib/catalogue/projects/units';
import { renderHtml } from '@/lib/next/static-html.tsx';
import { first, sample } from '@/tests/support/sample-site';

const { projects, units } = sample.catalogue;
const viewsOf = (id: number) => (units.get(id) ?? []).map((unit) => toUnitView(unit, 'nl', sample));
const projectOf = (id: number) => first(projects.values(), (one) => one.id === id);
const drawingsOf = (id: number) => toDrawings(projectOf(id), 'nl', sample);

describe('the drawings of a project', () => {
  it.each([...projects.values()].filter(({ external }) => !external).map(({ id, name }) => [name, id] as const))(
    'of %s show each of its units once',
    (_, id) => {
      const drawn = drawingsOf(id).flatMap((drawing) => drawing.units.map(({ unit }) => unit.id));
      const known = viewsOf(id).map((view) => view.id);
      expect(drawn.toSorted()).toEqual(known.toSorted());
    },
  );

  it('show a building as a front, parcels of both sides of a street as one plan', () => {
    expect(drawingsOf(30).map(({ kind }) => kind)).toEqual(['facade', 'facade', 'facade']);
    expect(drawingsOf(45).map(({ kind, title }) => [kind, title])).toEqual([['plots', 'Woningen · Bouwgronden']]);
  });

  it('link each unit to its page, and say its state in words, by a letter and by a pattern', async () => {
    const option = first(viewsOf(30), ({ state }) => state === 'option');
    const html = await renderHtml(<Drawings project={projectOf(30)} data={sample} />);
    const [, drawn] = html.split(`href="${option.href}"`);
    expect(drawn?.split('</g>')[0]).toMatch(
      /^ data-unit="\d+" data-state="option" aria-label="[^"]*(?:In optie|Gereserveerd)/,
    );
    expect(drawn?.split('</g>')[0]).toMatch(/url\(#under-option\).*>O<\/text>$/);
  });

  it('say on a plot its surface and its price, where that is published and there is room', async () => {
    const html = await renderHtml(<Drawings project={projectOf(45)} data={sample} />);
    const linesOn = (lot: string) => {
      const [, drawn] = html.split(`href="${first(viewsOf(45), ({ name }) => name === lot).href}"`);
      return [...(drawn?.split('</g>')[0] ?? '').matchAll(/<text[^>]*>([^<]*)/g)].map(([, line]) => line);
    };
    // The last one is what a phone shows instead.
    expect(linesOn('L9')).toEqual(['L9', '542\u00a0m²', '€\u00a0133.000', 'L9 · 542\u00a0m²']);
    expect(linesOn('L4')).toEqual(['L4 · ×', '280\u00a0m²', 'L4 · ×']);
  });

  it('do not name the street of an address that is not public', () => {
    const project = { ...projectOf(45), publicAddress: false };
    expect(JSON.stringify(drawingsOf(45))).toContain(project.street);
    expect(JSON.stringify(toDrawings(project, 'nl', sample))).not.toContain(`"streetName":"${project.street}"`);
  });
});

const floorOf = (floor: number, count: number, from = 0): FlatPlace[] =>
  Array.from({ length: count }, (_, i) => ({ id: from + floor * 100 + i, floor, position: i + 1 }));

describe('the front of a building', () => {
  it('is as wide as its fullest floor, and the ground floor is at the bottom', () => {
    const { width, height, cells } = layOutFacade([...floorOf(0, 3), ...floorOf(1, 4)]);
    expect(width).toBe(4 * cellWidth);
    const [ground, first] = [0, 100].map((id) => cells.find((cell) => cell.id === id));
    expect(first?.y).toBe(0);
    expect((ground?.y ?? 0) + (ground?.height ?? 0)).toBe(height);
  });

  it('has its entrance in the middle of a lower floor with fewer units', () =>
    expect(layOutFacade([...floorOf(0, 2), ...floorOf(1, 3)]).walls).toMatchObject([
      { x: cellWidth, width: cellWidth },
    ]));

  it('is set back where the top floor has fewer units', () => {
    const top = layOutFacade([...floorOf(0, 4), ...floorOf(1, 1)]).cells.find(({ id }) => id === 100);
    expect(top).toMatchObject({ x: cellWidth / 2, width: 3 * cellWidth });
  });

  it('shows a floor of which nothing is on offer as a wall', () =>
    expect(layOutFacade(floorOf(1, 2)).walls).toMatchObject([{ x: 0, width: 2 * cellWidth }]));

  it('orders a floor by position, whatever the order of the data', () =>
    expect(layOutFacade(floorOf(0, 3).reverse()).cells.map(({ id }) => id)).toEqual([0, 1, 2]));

  it('draws every unit once, inside the drawing, over no other', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(counts, (perFloor) => {
        const places = perFloor.flatMap((count, floor) => floorOf(floor, count));
        const { cells, width, height } = layOutFacade(places);
        expect(cells.map(({ id }) => id).sort()).toEqual(places.map(({ id }) => id).sort());
        for (const cell of cells) {
          expect(cell.x >= 0 && cell.x + cell.width <= width + 1e-6).toBe(true);
          expect(cell.y >= 0 && cell.y + cell.height <= height).toBe(true);
        }
        const overlap = cells.some((a) =>
          cells.some((b) => a.id < b.id && a.y === b.y && a.x < b.x + b.width - 1e-6 && b.x < a.x + a.width - 1e-6),
        );
        expect(overlap).toBe(false);
      }),
    );
  });
});

const wall: Quad = [
  [12, 36],
  [94, 29],
  [93, 82],
  [12, 81],
];

describe('the front of a building in a picture', () => {
  it('is a surface without a dent, with the corners of the wall and halves that meet in the middle', () => {
    const at = createProjection(wall);
    for (const [i, corner] of [at(0, 0), at(1, 0), at(1, 1), at(0, 1)].entries())
      for (const axis of [0, 1] as const) expect(corner[axis]).toBeCloseTo(wall[i]?.[axis] ?? -1);
    // The diagonals of a rectangle meet in its middle, in every picture of it.
    const [x, y] = at(0.5, 0.5);
    const side = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
      (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    expect(side(wall[0], wall[2])).toBeCloseTo(0);
    expect(side(wall[1], wall[3])).toBeCloseTo(0);
    expect([isConvex(wall), isConvex([wall[0], wall[2], wall[1], wall[3]])]).toEqual([true, false]);
  });

  it('shows each unit once, a top floor that is set back on its own surface', async () => {
    const project = projectOf(30);
    const [block, ...others] = project.blocks;
    if (!block) throw new Error('project 30 has no block');
    const top: Quad = [
      [20, 20],
      [80, 15],
      [80, 28],
      [20, 34],
    ];
    const render = { picture: project.pictures[0] ?? '', front: [...wall], top: [...top] };
    const [drawn] = toDrawings({ ...project, blocks: [{ ...block, render } as typeof block, ...others] }, 'nl', sample);
    if (drawn?.kind !== 'render') throw new Error('the block has no picture');
    expect(new Set(drawn.units.map(({ unit }) => unit.id)).size).toBe(drawn.units.length);
    const highest = Math.max(...drawn.units.map(({ unit }) => unit.floor ?? 0));
    for (const { unit, corners } of drawn.units) expect((corners[3]?.[1] ?? 0) < 34.1).toBe(unit.floor === highest);
  });
});

const sizes = { plotWidth: 10, ground: 300, frontWidth: 8, constructed: 80 };
const house = (position: number) => ({ id: position, position, ...sizes });
const plot = { id: 9, position: 1, plotWidth: 12, ground: 480 };

describe('the parcels along a street', () => {
  const row = [1, 2, 3, 4, 5, 6, 7, 8].map(house);

  it('are true to scale', () => {
    const { parcels } = layOutSitePlan([row, [plot]]);
    const [first, large] = [parcels[0], parcels.at(-1)];
    expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(10 / 30);
    expect((large?.width ?? 0) / (first?.width ?? 1)).toBeCloseTo(12 / 10);
  });

  it('lie on both sides of the street, each touching it', () => {
    const { parcels, street, width, height } = layOutSitePlan([row, [plot]]);
    const [above, below] = [parcels[0], parcels.at(-1)];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo(street.y);
    expect(below?.y).toBeCloseTo(street.y + street.height);
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeCloseTo(height);
    expect(width).toBe(planWidth);
  });

  it('are turned where the plan would be higher than wide: the first side to the right of the street', () => {
    const { parcels, street, width, height } = layOutSitePlan([[house(1), house(2)], [plot]]);
    const [first, second, last] = parcels;
    expect(width).toBeGreaterThan(height);
    expect(first?.x).toBeCloseTo(street.x + street.width);
    expect(second?.y).toBeCloseTo((first?.y ?? 0) + (first?.height ?? 0));
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(street.x);
  });

  it('carry houses in pairs that touch, within their own parcel', () => {
    const [left, right] = layOutSitePlan([row]).parcels;
    expect((left?.house?.x ?? 0) + (left?.house?.width ?? 0)).toBeCloseTo(right?.house?.x ?? -1);
    expect(left?.house?.y).toBeGreaterThanOrEqual(left?.y ?? Number.POSITIVE_INFINITY);
  });

  it('carry no house where the buyer builds, and take what is not known as usual', () => {
    expect(layOutSitePlan([[plot]]).parcels[0]?.house).toBeNull();
    const [bare] = layOutSitePlan([[{ id: 1, position: 1 }]]).parcels;
    expect((bare?.width ?? 0) * (bare?.height ?? 0)).toBeGreaterThan(0);
  });
});

it('the units of a front are shares of it, those of a top floor that is set back of that', () => {
  const places = [...floorOf(0, 2), ...floorOf(1, 2), ...floorOf(2, 1)];
  const { whole, front, top } = facadeShares(layOutFacade(places));
  expect([whole.length, front.length, top.length]).toEqual([5, 4, 1]);
  expect(top).toEqual([{ left: 0, upper: 0, right: 1, lower: 1 }]);
  expect(front).toContainEqual({ left: 0, upper: 0.5, right: 0.5, lower: 1 });
  expect(facadeShares(layOutFacade(floorOf(0, 2))).top).toEqual([]);
});
