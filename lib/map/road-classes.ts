/** Widths (px) by zoom. */
export type Stops = readonly (readonly [zoom: number, px: number])[];

/** Roads that are drawn alike. */
export interface RoadClass {
  id: string;
  /** Values of `class` in our tiles, and of `kind_detail` in Protomaps'. */
  ours: readonly string[];
  protomaps: readonly string[];
  minzoom: number;
  width: Stops;
  /** The first zoom of its names. */
  named: number | null;
}

/** From the smallest to the largest, which lie on top. */
export const roads: readonly RoadClass[] = [
  {
    id: 'path',
    ours: ['track'],
    protomaps: ['track', 'path', 'footway', 'cycleway', 'bridleway', 'steps'],
    minzoom: 14,
    width: [
      [14, 0.6],
      [17, 2.5],
    ],
    named: null,
  },
  {
    id: 'service',
    ours: ['service'],
    protomaps: ['service'],
    minzoom: 14,
    width: [
      [14, 1.2],
      [17, 6],
    ],
    named: null,
  },
  {
    id: 'minor',
    ours: ['minor'],
    protomaps: ['residential', 'unclassified', 'living_street', 'pedestrian', 'road'],
    minzoom: 12,
    width: [
      [12, 0.7],
      [13, 1.4],
      [14, 3.5],
      [17, 15],
    ],
    named: 14,
  },
  {
    id: 'tertiary',
    ours: ['tertiary'],
    protomaps: ['tertiary', 'tertiary_link'],
    minzoom: 11,
    width: [
      [11, 0.9],
      [14, 5],
      [17, 18],
    ],
    named: 13,
  },
  {
    id: 'secondary',
    ours: ['secondary'],
    protomaps: ['secondary', 'secondary_link'],
    minzoom: 9,
    width: [
      [9, 0.5],
      [12, 2.4],
      [14, 6],
      [17, 20],
    ],
    named: 12.5,
  },
  {
    id: 'primary',
    ours: ['primary'],
    protomaps: ['primary', 'primary_link'],
    minzoom: 8,
    width: [
      [8, 0.6],
      [12, 3],
      [14, 7],
      [17, 22],
    ],
    named: 12.5,
  },
  {
    id: 'motorway',
    ours: ['motorway', 'trunk'],
    protomaps: ['motorway', 'motorway_link', 'trunk', 'trunk_link'],
    minzoom: 5,
    width: [
      [5, 0.8],
      [9, 1.8],
      [12, 4],
      [14, 7.5],
      [17, 24],
    ],
    named: null,
  },
];
