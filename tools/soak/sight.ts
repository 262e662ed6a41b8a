/** How a page must be. */
export interface Sight {
  path: string;
  /** 200, unless another is named. */
  status?: number;
  /** What a whole answer ends with. */
  end?: string;
  shows?: string;
  hides?: string;
}

/** What is wrong with an answer; null where it is as it must be. */
export function sightFault(sight: Sight, status: number, body: string): string | null {
  const { path, status: expected = 200, end, shows, hides } = sight;
  if (status !== expected) return `${path}: expected status ${expected}, found ${status}`;
  if (end !== undefined && !body.trimEnd().endsWith(end))
    return `${path}: expected "${end}" at its end, found "${body.slice(-40)}"`;
  if (shows !== undefined && !body.includes(shows)) return `${path}: expected "${shows}" in it, found none`;
  if (hides !== undefined && body.includes(hides)) return `${path}: expected no "${hides}" in it, found one`;
  return null;
}
