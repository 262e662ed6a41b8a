import type { NextRequest } from 'next/server';
import { pictureUrl } from '@/components/ui/picture';
import { cityOf } from '@/lib/catalogue/lookup';
import { firstPicture } from '@/lib/catalogue/pictures/picture-views';
import { addressLines } from '@/lib/catalogue/places/address';
import { priceLine, shownPrice } from '@/lib/catalogue/prices/price';
import { applyQuery, isRecognized, parseQuery } from '@/lib/catalogue/query-parser/parse-query';
import type { Project } from '@/lib/catalogue/schema/lists';
import type { Property } from '@/lib/catalogue/schema/property';
import { sorts } from '@/lib/catalogue/search/criteria';
import { listingHref, maxWordsLength } from '@/lib/catalogue/search/criteria-query';
import { findByNamePart, findHomesByWords } from '@/lib/catalogue/search/find-home';
import type { Snapshot } from '@/lib/content/snapshot';
import { sharedJson } from '@/lib/data/shared-json';
import { pageData } from '@/lib/data/store';
import type { Locale } from '@/lib/i18n/locales';
import { translatorIn } from '@/lib/i18n/translator';
import { type ListName, lists } from '@/lib/routes/routes';
import { describeFilters } from '@/lib/search/list-words';
import { enabledLocale, type Suggestion } from '@/lib/search/search-line';

const maxHomes = 6;

/** Answers with the results of Enter for the line in `q`, as suggestions: a home, the homes of a street, a project, or the list that the words mean; an empty list for none. */
export async function GET(request: NextRequest, { params }: RouteContext<'/api/search/[locale]/[list]'>) {
  const { locale: code, list: name } = await params;
  const data = await pageData();
  const [locale, list] = [enabledLocale(code, data), lists.find((known) => known === name)];
  if (!locale || !list) return new Response(null, { status: 404 });
  const line = (request.nextUrl.searchParams.get('q') ?? '').trim().slice(0, maxWordsLength);
  const suggestions = await suggest(line, list, locale, data);
  return sharedJson(request, () => suggestions);
}

async function suggest(line: string, list: ListName, locale: Locale, data: Snapshot): Promise<Suggestion[]> {
  const { catalogue } = data;
  const homes = findHomesByWords(line, catalogue).slice(0, maxHomes);
  if (homes.length > 0) return Promise.all(homes.map((home) => homeSuggestion(home, locale, data)));

  const understood = parseQuery(line, locale, list, catalogue.names);
  const project = catalogue.projects.get(understood.project ?? 0);
  if (project) return [projectSuggestion(project, locale, data)];
  if (!isRecognized(understood)) {
    const named = findByNamePart(line, catalogue);
    return [
      ...named.projects.map((one) => projectSuggestion(one, locale, data)),
      ...(await Promise.all(named.homes.slice(0, maxHomes).map((home) => homeSuggestion(home, locale, data)))),
    ].slice(0, maxHomes);
  }

  const criteria = { ...applyQuery(understood, { list, sort: sorts[0], page: 1 }), words: line };
  const [listings, chips] = await Promise.all([translatorIn(locale, 'listings'), translatorIn(locale, 'chips')]);
  const path = listingHref(criteria, locale, data);
  return [
    {
      key: path,
      group: 'line',
      path,
      title: listings('count', { count: catalogue.search.search(criteria).total }),
      description: [
        listings(criteria.list),
        ...describeFilters(criteria, locale, chips, catalogue).map(({ text }) => text),
      ].join(' · '),
    },
  ];
}

function projectSuggestion(project: Project, locale: Locale, { catalogue, paths }: Snapshot): Suggestion {
  const path = paths.link({ name: 'project', id: project.id }, locale);
  const picture = firstPicture(catalogue, project.pictures, locale);
  return {
    key: path,
    group: 'projects',
    path,
    title: project.name,
    description: [project.title[locale], cityOf(project, catalogue).name[locale]].join(' · '),
    thumbnail: picture ? pictureUrl(picture, 100, 'webp') : undefined,
  };
}

async function homeSuggestion(home: Property, locale: Locale, { catalogue, paths }: Snapshot): Promise<Suggestion> {
  const path = paths.link({ name: 'property', id: home.id }, locale);
  const price = priceLine(shownPrice(home, locale, catalogue), await translatorIn(locale, 'price'));
  const picture = firstPicture(catalogue, home.pictures, locale);
  const { street, town } = addressLines(home, cityOf(home, catalogue), locale);
  return {
    key: path,
    group: 'homes',
    path,
    title: home.title[locale],
    description: [price, street, town].filter(Boolean).join(' · '),
    thumbnail: picture ? pictureUrl(picture, 100, 'webp') : undefined,
  };
}
