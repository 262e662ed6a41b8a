import type { City } from '../../lib/catalogue/schema/lists.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { PageFile } from '../../lib/content/pages.ts';
import type { TeamMember } from '../../lib/content/schema.ts';
import { euro } from '../../lib/euro.ts';
import { type Localized, locales, localize } from '../../lib/i18n/locales.ts';
import type { DataFolder } from '../../scripts/support/data-folder.ts';
import {
  type ChangeKind,
  cityPath,
  homeFile,
  homePath,
  type Items,
  inEveryLanguage,
  itemOf,
  mark,
  type Targets,
} from './targets.ts';

const marked = (text: Localized, turn: number): Localized =>
  localize((locale) => `${text[locale]} ${mark(locale, turn)}`);

/** A text of the home, on its own page and in the list of its city. */
const onHomeAndList = (targets: Targets, folder: DataFolder, shown: Localized) =>
  inEveryLanguage((locale) =>
    [homePath(targets.home.id, locale), cityPath(targets, folder, targets.home.city, locale)].map((path) => ({
      path,
      shows: shown[locale],
    })),
  );

export const price: ChangeKind = (targets, folder, turn) => {
  // An odd amount, which no choice of the filter has.
  const amount = targets.home.price.amount + turn * 1_001;
  return {
    name: 'price of a home',
    writes: [
      folder.edited<Property>(homeFile(targets.home.id), (home) => {
        home.price.amount = amount;
      }),
    ],
    expectations: onHomeAndList(
      targets,
      folder,
      localize(() => euro(amount)),
    ),
  };
};

export const title: ChangeKind = (targets, folder, turn) => ({
  name: 'title of a home',
  writes: [
    folder.edited<Property>(homeFile(targets.home.id), (home) => {
      home.title = marked(targets.home.title, turn);
    }),
  ],
  expectations: onHomeAndList(
    targets,
    folder,
    localize((locale) => mark(locale, turn)),
  ),
});

export const pageText: ChangeKind = ({ page, paths }, folder, turn) => ({
  name: 'text of a page',
  writes: [
    folder.edited<PageFile>(`pages/${page}.json`, ({ params }) => {
      for (const locale of locales) params[locale].title = `${page} ${mark(locale, turn)}`;
    }),
  ],
  expectations: inEveryLanguage((locale) => [
    { path: paths.href({ name: 'page', id: page }, locale), shows: mark(locale, turn) },
  ]),
});

export const menuEntry: ChangeKind = ({ home, entry, paths }, folder, turn) => ({
  name: 'name in the menu',
  writes: [
    folder.edited<Items<{ id: string; name: Localized }>>('menu.json', (menu) => {
      itemOf(menu, entry.id).name = marked(entry.name, turn);
    }),
  ],
  expectations: inEveryLanguage((locale) => {
    const shows = mark(locale, turn);
    return [
      { path: paths.href({ name: 'home' }, locale), shows },
      { path: paths.href({ name: 'projects' }, locale), shows },
      { path: homePath(home.id, locale), shows },
      { path: `/${locale}/heem-soak/`, status: 404, shows },
    ];
  }),
});

export const cityName: ChangeKind = (targets, folder, turn) => {
  const name = localize((locale) => `${targets.home.city} ${locale} ${turn}`);
  return {
    name: 'name of a city',
    writes: [
      folder.edited<Items<City>>('cities.json', (cities) => {
        itemOf(cities, targets.home.city).name = name;
      }),
    ],
    expectations: inEveryLanguage((locale) =>
      [homePath(targets.home.id, locale), `/api/search/${locale}/`].map((path) => ({ path, shows: name[locale] })),
    ),
  };
};

export const phone: ChangeKind = ({ home }, folder, turn) => {
  const number = `+32470${String(turn).padStart(6, '0')}`;
  return {
    name: 'telephone of a broker',
    writes: [
      folder.edited<Items<TeamMember>>('team.json', (team) => {
        itemOf(team, home.broker).phone = number;
      }),
    ],
    expectations: inEveryLanguage((locale) => [{ path: homePath(home.id, locale), shows: `tel:${number}` }]),
  };
};
