export type Point = [longitude: number, latitude: number];
export type Line = Point[];
export type Ring = Point[];

/** An arc of a topology in degrees: its points are steps on a grid. */
export function toDegrees(arc: readonly Point[], { scale, translate }: { scale: Point; translate: Point }): Line {
  let [x, y] = [0, 0];
  return arc.map(([stepX, stepY]): Point => {
    [x, y] = [x + stepX, y + stepY];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

const key = ([x, y]: Point): string => `${x} ${y}`;
const startOf = (line: Line): Point => line[0] ?? [0, 0];
const endOf = (line: Line): Point => line.at(-1) ?? [0, 0];

/**
 * Joins lines that meet end to end where no third one meets them, and drops none: fewer and longer lines make smaller tiles, and room for
 * the names along them. All must be alike in what the map shows.
 */
export function joinLines(lines: readonly Line[]): Line[] {
  const at = new Map<string, number[]>();
  lines.forEach((line, index) => {
    for (const point of [startOf(line), endOf(line)]) {
      const meeting = at.get(key(point));
      if (meeting) meeting.push(index);
      else at.set(key(point), [index]);
    }
  });
  const used = new Set<number>();
  /** The line that alone goes on from a point, turned so that it begins there. */
  const next = (point: Point): Line | null => {
    const meeting = at.get(key(point)) ?? [];
    const index = meeting.length === 2 ? meeting.find((one) => !used.has(one)) : undefined;
    const line = index === undefined ? undefined : lines[index];
    if (index === undefined || !line) return null;
    used.add(index);
    return key(startOf(line)) === key(point) ? line : line.toReversed();
  };
  const walk = (from: Line): Line => {
    const joined = [...from];
    for (let more = next(endOf(joined)); more; more = next(endOf(joined))) joined.push(...more.slice(1));
    return joined;
  };
  return lines.flatMap((line, index) => {
    if (used.has(index)) return [];
    used.add(index);
    return [walk(walk(line).reverse()).reverse()];
  });
}
