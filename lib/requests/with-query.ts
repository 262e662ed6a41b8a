import { writeQuery } from '../catalogue/search/criteria-query.ts';

/** An address with its own part of the query first, and what is left of it when the names of its own are taken out. */
export function withQuery(path: string, own: string, query: URLSearchParams, names: readonly string[]): string {
  const rest = writeQuery([...query].filter(([name]) => !names.includes(name)));
  const search = [own, rest].filter(Boolean).join('&');
  return path + (search && `?${search}`);
}
