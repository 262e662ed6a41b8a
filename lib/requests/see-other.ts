import { keptByNobody } from './shared-answer.ts';

/** Leads a browser from what it posted to a page, by GET. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': keptByNobody } });
