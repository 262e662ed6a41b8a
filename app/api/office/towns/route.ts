import { publishedData } from '@/lib/data/store';
import { listTownChoices, lookUp } from '@/lib/records/places';

/** At most ten towns for a form of the office, while somebody types (`?q=3500 has&locale=nl`); 404 without the right. */
export const GET = (request: Request) =>
  lookUp(request, (query, locale) => ({
    towns: listTownChoices(query.get('q') ?? '', locale, publishedData().catalogue.cities),
  }));
