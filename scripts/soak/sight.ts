/** How a page must be; redirects are followed. */
export interface Sight {
  path: string;
  /** 200, unless another is named. */
  status?: number;
  shows?: string;
  hides?: string;
}

/** What is wrong with an answer; null where it is as it must be. */
export function sightFault(sight: Sight, status: number, body: string): string | null {
  const { status: expected = 200, shows, hides } = sight;
  if (status !== expected) return `${sight.path}: expected status ${expected}, found ${status}`;
  if (shows !== undefined && !body.includes(shows)) return `${sight.path}: expected "${shows}", found none`;
  if (hides !== undefined && body.includes(hides)) return `${sight.path}: expected no "${hides}", found one`;
  return null;
}
