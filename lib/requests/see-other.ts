import { keptByNobody } from './shared-answer.ts';

/** Leads a browser on to a page, by GET; for this request alone. */
export const seeOther = (location: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': keptByNobody, ...headers } });
