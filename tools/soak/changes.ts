import type { City } from '../../lib/catalogue/schema/lists.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { PageFile } from '../../lib/content/pages.ts';
import type { TeamMember } from '../../lib/content/schema.ts';
import { euro } from '../../lib/i18n/euro.ts';
import { type Localized, locales, localize } from '../../lib/i18n/locales.ts';
import type { DataFolder } from '../../scripts/support/data-folder.ts';
import type { Expectation } from './expectations.ts';
import {
  type ChangeKind,
  cityPath,
  homeFile,
  homePath,
  type Items,
  inEveryLanguage,
  itemOf,
  mark,
  salePath,
  type Targets,
} from './targets.ts';

/** The pages that show whether a home is published: its page, the list of its city, and a filtered list at its price, rendered per request. */
function presence(targets: Targets, folder: DataFolder, { id, city, price }: Presence, status: number): Expectation[] {
  const named = status === 200 ? { shows: `/${id}/"` } : { hides: `/${id}/"` };
  return inEveryLanguage((locale) => [
    { path: homePath(id, locale), status },
    { path: cityPath(targets, folder, city, locale), ...named },
    { path: `${salePath(targets, locale)}?min=${price.amount}&max=${price.amount}`, ...named },
  ]);
}

type Presence = Pick<Property, 'id' | 'city' | 'price'>;

const withStatus = (folder: DataFolder, id: number, status: Property['status']) =>
  folder.edited<Property>(homeFile(id), (home) => {
    home.status = status;
  });

export const withdraw: ChangeKind = (targets, folder) => ({
  name: 'home withdrawn',
  writes: [withStatus(folder, targets.leaving.id, 'withdrawn')],
  expectations: presence(targets, folder, targets.leaving, 410),
});

export const publish: ChangeKind = (targets, folder) => ({
  name: 'home published again',
  writes: [withStatus(folder, targets.leaving.id, 'published')],
  expectations: presence(targets, folder, targets.leaving, 200),
});

export const addHome: ChangeKind = (targets, folder) => {
  const { home, newcomer: id } = targets;
  const { text } = folder.edited<Property>(homeFile(home.id), (copy) => {
    copy.id = id;
    copy.reference = `SOAK-${id}`;
    copy.price = home.price;
  });
  return {
    name: 'new home',
    writes: [{ file: homeFile(id), text }],
    expectations: presence(targets, folder, { ...home, id }, 200),
  };
};

export const deleteHome: ChangeKind = (targets, folder) => ({
  name: 'home deleted',
  writes: [{ file: homeFile(targets.newcomer), text: null }],
  expectations: presence(targets, folder, { ...targets.home, id: targets.newcomer }, 404),
});

const newBroker = 'heem-soak';

const withBroker = (folder: DataFolder, { home }: Targets, broker: string) =>
  folder.edited<Property>(homeFile(home.id), (content) => {
    content.broker = broker;
  });

/** The home refers to a broker who is added to the team only afterwards. */
export const addBroker: ChangeKind = (targets, folder, iteration) => {
  const name = `Heem Soak ${iteration}`;
  return {
    name: 'new broker and her home',
    writes: [
      withBroker(folder, targets, newBroker),
      folder.edited<Items<TeamMember>>('team.json', (team) => {
        team.items.push({ ...itemOf(team, targets.home.broker), id: newBroker, name });
      }),
    ],
    expectations: inEveryLanguage((locale) => [{ path: homePath(targets.home.id, locale), shows: name }]),
  };
};

/** The broker is removed from the team while the home still refers to her. */
export const removeBroker: ChangeKind = (targets, folder) => {
  const { name } = itemOf(folder.read<Items<TeamMember>>('team.json'), targets.home.broker);
  return {
    name: 'broker leaves her home',
    writes: [
      folder.edited<Items<TeamMember>>('team.json', (team) => {
        team.items = team.items.filter(({ id }) => id !== newBroker);
      }),
      withBroker(folder, targets, targets.home.broker),
    ],
    expectations: inEveryLanguage((locale) => [
      { path: homePath(targets.home.id, locale), shows: name, hides: 'Heem Soak' },
    ]),
  };
};

const markText = (text: Localized, iteration: number): Localized =>
  localize((locale) => `${text[locale]} ${mark(locale, iteration)}`);

/** Expects a text of the home on its page and in the list of its city. */
const onHomeAndList = (targets: Targets, folder: DataFolder, shown: Localized) =>
  inEveryLanguage((locale) =>
    [homePath(targets.home.id, locale), cityPath(targets, folder, targets.home.city, locale)].map((path) => ({
      path,
      shows: shown[locale],
    })),
  );

export const price: ChangeKind = (targets, folder, iteration) => {
  // An odd amount, which is not among the choices of the filter.
  const amount = targets.home.price.amount + iteration * 1_001;
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
      localize((locale) => euro(amount, locale)),
    ),
  };
};

export const title: ChangeKind = (targets, folder, iteration) => ({
  name: 'title of a home',
  writes: [
    folder.edited<Property>(homeFile(targets.home.id), (home) => {
      home.title = markText(targets.home.title, iteration);
    }),
  ],
  expectations: onHomeAndList(
    targets,
    folder,
    localize((locale) => mark(locale, iteration)),
  ),
});

export const pageText: ChangeKind = ({ page, paths }, folder, iteration) => ({
  name: 'text of a page',
  writes: [
    folder.edited<PageFile>(`pages/${page}.json`, ({ params }) => {
      for (const locale of locales) params[locale].title = `${page} ${mark(locale, iteration)}`;
    }),
  ],
  expectations: inEveryLanguage((locale) => [
    { path: paths.href({ name: 'page', id: page }, locale), shows: mark(locale, iteration) },
  ]),
});

export const menuEntry: ChangeKind = ({ home, entry, paths }, folder, iteration) => ({
  name: 'name in the menu',
  writes: [
    folder.edited<Items<{ id: string; name: Localized }>>('menu.json', (menu) => {
      itemOf(menu, entry.id).name = markText(entry.name, iteration);
    }),
  ],
  expectations: inEveryLanguage((locale) => {
    const shows = mark(locale, iteration);
    return [
      { path: paths.href({ name: 'home' }, locale), shows },
      { path: paths.href({ name: 'projects' }, locale), shows },
      { path: homePath(home.id, locale), shows },
      { path: `/${locale}/heem-soak/`, status: 404, shows },
    ];
  }),
});

export const cityName: ChangeKind = (targets, folder, iteration) => {
  const name = localize((locale) => `${targets.home.city} ${locale} ${iteration}`);
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

export const phone: ChangeKind = ({ home }, folder, iteration) => {
  const number = `+32470${String(iteration).padStart(6, '0')}`;
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
