import { distance } from '../../lib/catalogue/places/distance.ts';
import { type RoadGraph, unitsPerDegree, type Vehicle } from '../../lib/travel/road-graph.ts';
import type { Point } from '../base-map/geometry.ts';
import type { Street } from '../base-map/sources.ts';
import { missingMotorways } from './missing-motorways.ts';

/** A stretch of road between two junctions, in the direction that it may be driven. */
export interface Stretch {
  from: Point;
  to: Point;
  /** km */
  length: number;
  street: Pick<Street, 'highway' | 'maxspeed'>;
  /** Whether it may be driven by a vehicle; a bicycle may ride against most one-way streets (in Belgium sign M2). */
  open: Record<Vehicle, boolean>;
}

/** Speeds in km/h as driven in ordinary traffic, lights and bends included, where no limit is known. */
const speeds: Readonly<Record<string, number>> = {
  motorway: 100,
  motorway_link: 50,
  trunk: 70,
  trunk_link: 45,
  primary: 50,
  primary_link: 40,
  secondary: 44,
  tertiary: 38,
  unclassified: 32,
  residential: 22,
  living_street: 15,
  service: 15,
};
const otherSpeed = 30;
/** A limit is driven at so much of it, and says no more than so much above the speed of its kind of road. */
const limitShare = 0.8;
const limitReach = 1.2;
const bikeSpeed = 16;
const trackSpeed = 11;

const carOnly = /^(?:motorway|trunk)(?:_link)?$/;

/** The stretches of the streets, both directions where there are two, with the pieces of motorway that the data lack. */
export function stretchesOf(streets: readonly Street[]): Stretch[] {
  const stretches = streets.flatMap((street) => {
    const { line, highway, oneway = '', junction } = street;
    const [from, to] = [line[0], line.at(-1)];
    if (!from || !to) return [];
    const length = line.slice(1).reduce((sum, point, i) => sum + kilometres(line[i] ?? point, point), 0);
    const isOneWay = oneway === 'yes' || oneway === '-1' || highway === 'motorway' || junction === 'roundabout';
    const car = highway !== 'track';
    const bike = !carOnly.test(highway);
    const along = { from, to, length, street, open: { car, bike } };
    const back = { from: to, to: from, length, street, open: { car: car && !isOneWay, bike } };
    return oneway === '-1'
      ? [
          { ...along, open: { car: false, bike } },
          { ...back, open: { car, bike } },
        ]
      : [along, back];
  });
  return [...stretches, ...missingMotorways(stretches)].filter(({ open }) => open.car || open.bike);
}

export const kilometres = ([x, y]: Point, [toX, toY]: Point): number =>
  distance({ longitude: x, latitude: y }, { longitude: toX, latitude: toY });

/** Tenths of a second on a stretch; 0 where it is closed. */
function timesOn({ street: { highway, maxspeed = '' }, length, open }: Stretch): Record<Vehicle, number> {
  const usual = speeds[highway] ?? otherSpeed;
  const limit = Number.parseInt(maxspeed, 10);
  const car = limit > 0 ? Math.min(limit * limitShare, usual * limitReach) : usual;
  const bike = highway === 'track' ? trackSpeed : bikeSpeed;
  const time = (speed: number) => Math.min(Math.max(1, Math.round((length / speed) * 36_000)), 0xffff);
  return { car: open.car ? time(car) : 0, bike: open.bike ? time(bike) : 0 };
}

/** Takes all stretches of an area; returns the graph of those from which one can drive everywhere and back: the largest connected part. */
export function toGraph(stretches: readonly Stretch[]): RoadGraph {
  const numbers = new Map<string, number>();
  const points: Point[] = [];
  const numberOf = (point: Point): number => {
    const key = point.join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, points.length);
    return points.push(point) - 1;
  };
  const edges = stretches.map((stretch) => ({
    from: numberOf(stretch.from),
    to: numberOf(stretch.to),
    ...timesOn(stretch),
  }));
  const connectedNodes = largestPart(edges, points.length);
  const renumbered = new Map(connectedNodes.map((node, index) => [node, index]));
  const inside = edges
    .map((edge) => ({ ...edge, from: renumbered.get(edge.from) ?? -1, to: renumbered.get(edge.to) ?? -1 }))
    .filter(({ from, to }) => from >= 0 && to >= 0 && from !== to)
    .sort((a, b) => a.from - b.from);
  const units = (axis: 0 | 1) =>
    Int32Array.from(connectedNodes, (node) => Math.round((points[node]?.[axis] ?? 0) * unitsPerDegree));
  return {
    longitude: units(0),
    latitude: units(1),
    first: firstEdges(inside, connectedNodes.length),
    to: Uint32Array.from(inside, ({ to }) => to),
    car: Uint16Array.from(inside, ({ car }) => car),
    bike: Uint16Array.from(inside, ({ bike }) => bike),
  };
}

interface Edge extends Record<Vehicle, number> {
  from: number;
  to: number;
}

/** Returns the index of the first edge of each node, among edges sorted by node. */
function firstEdges(edges: readonly Edge[], nodes: number): Uint32Array {
  const first = new Uint32Array(nodes + 1);
  for (const { from } of edges) first[from + 1] = (first[from + 1] ?? 0) + 1;
  for (let node = 0; node < nodes; node++) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  return first;
}

/** The nodes from which a car can reach each other: what a first node reaches, and what reaches it, if that is more than half of all. */
function largestPart(edges: readonly Edge[], nodes: number): number[] {
  const open = edges.filter(({ car }) => car > 0);
  const ahead = Map.groupBy(open, ({ from }) => from);
  const behind = Map.groupBy(open, ({ to }) => to);
  for (const { from: start } of open) {
    const reached = walk(start, (node) => (ahead.get(node) ?? []).map(({ to }) => to));
    if (reached.size < nodes / 2) continue;
    const reaching = walk(start, (node) => (behind.get(node) ?? []).map(({ from }) => from));
    const both = [...reached].filter((node) => reaching.has(node));
    if (both.length > nodes / 2) return both.sort((a, b) => a - b);
  }
  throw new Error('roads: no part of the network holds more than half of its junctions');
}

function walk(start: number, next: (node: number) => number[]): Set<number> {
  const found = new Set([start]);
  for (const node of found) for (const neighbour of next(node)) found.add(neighbour);
  return found;
}
