import type { Criteria } from '@/lib/catalogue/search/criteria';
import { toSearchText } from '@/lib/catalogue/search/search-text';
import type { Snapshot } from '@/lib/content/snapshot';
import { listCriteria } from '@/lib/requests/listing-address';
import { type Resolution, resolveRequest } from '@/lib/requests/resolve-request';
import { lists } from '@/lib/routes/routes';
import { sample } from '@/tests/support/sample-site';

export interface Visitor {
  language?: string;
  acceptLanguage?: string | null;
}

/** The decision about an address such as "/for-sale/?city=Hasselt|3500". */
export function ask(address: string, visitor: Visitor = {}, data: Snapshot = sample): Resolution {
  const { pathname, searchParams: query } = new URL(`https://heem.example${address}`);
  return resolveRequest({ pathname, query, acceptLanguage: null, ...visitor }, data);
}

/** The redirect that an address gets, as "308 /nl/…"; throws for a page, and for a target that redirects once more. */
export function redirectOf(address: string, visitor?: Visitor, data?: Snapshot): string {
  const decision = ask(address, visitor, data);
  if (!('redirect' in decision)) throw new Error(`${address} is a page: ${decision.page} (${decision.status})`);
  if (decision.redirect.startsWith('/')) {
    const next = ask(decision.redirect, visitor, data);
    if (next.status !== 200) throw new Error(`${address} → ${decision.redirect} → ${JSON.stringify(next)}: a chain`);
  }
  return `${decision.status} ${decision.redirect}`;
}

/** The page behind an address, as "200 /nl/…". */
export function pageOf(address: string, visitor?: Visitor, data?: Snapshot): string {
  const decision = ask(address, visitor, data);
  if ('redirect' in decision) throw new Error(`${address} redirects to ${decision.redirect}`);
  return `${decision.status} ${decision.page}`;
}

/** The criteria that the page of a list reads: levels of the path that the middleware rewrites to, and the query of the address where it keeps it. */
export function readByPage(page: string, query: URLSearchParams): Criteria {
  const [, perRequest, name, city, type] =
    /^\/\w\w\/listings\/(per-request\/)?(\w+)(?:\/([^/]+))?(?:\/(\d+))?\/$/.exec(page) ?? [];
  const list = lists.find((known) => known === name);
  if (!list) throw new Error(`${page} is no list`);
  const route = { list, city, type: type === undefined ? undefined : Number(type) };
  return listCriteria(route, perRequest ? query : new URLSearchParams(), sample.catalogue);
}

/** The page of a list behind an address, and what it reads there: "per-request sale.hasselt.2.min-100000". */
export function listOf(address: string): string {
  const decision = ask(address);
  if ('redirect' in decision) throw new Error(`${address} redirects to ${decision.redirect}`);
  const criteria = readByPage(decision.page, new URL(address, 'https://heem.example').searchParams);
  return `${decision.perRequest ? 'per-request' : 'kept'} ${toSearchText(criteria)}`;
}
