import { publishedData } from '@/lib/data/store';
import { lookUp, placeOfAddress } from '@/lib/records/places';

/** Answers with the first position of an address's pin (`?town=hasselt&street=Demerstraat&number=12`); 404 without the right and for an unknown town. */
export const GET = (request: Request) =>
  lookUp(request, (query, locale) => placeOfAddress(query, locale, publishedData().catalogue.cities));
