import { publishedData } from '@/lib/data/store';
import { lookUp } from '@/lib/records/places';
import { suggestHomes } from '@/lib/staff/named-homes';

/** The homes that somebody means who types in a form of the office (`?q=demerstr 12&locale=nl`); 404 without the right. */
export const GET = (request: Request) =>
  lookUp(request, (query, locale) => ({
    homes: suggestHomes((query.get('q') ?? '').slice(0, 200), locale, publishedData()),
  }));
