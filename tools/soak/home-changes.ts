import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { TeamMember } from '../../lib/content/schema.ts';
import type { DataFolder } from '../../scripts/support/data-folder.ts';
import {
  type Cast,
  type ChangeKind,
  cityPath,
  homeFile,
  homePath,
  type Items,
  inEveryLanguage,
  itemOf,
  salePath,
} from './cast.ts';
import type { Sight } from './visit-page.ts';

/** A home that is there or not: its own page, the list of its city, and the list of homes at its price, which is made for each request. */
function presence(cast: Cast, folder: DataFolder, { id, city, price }: Presence, status: number): Sight[] {
  const named = status === 200 ? { shows: `/${id}/"` } : { hides: `/${id}/"` };
  return inEveryLanguage((locale) => [
    { path: homePath(id, locale), status },
    { path: cityPath(cast, folder, city, locale), ...named },
    { path: `${salePath(cast, locale)}?min=${price.amount}&max=${price.amount}`, ...named },
  ]);
}

type Presence = Pick<Property, 'id' | 'city' | 'price'>;

const withStatus = (folder: DataFolder, id: number, status: Property['status']) =>
  folder.edited<Property>(homeFile(id), (home) => {
    home.status = status;
  });

export const withdraw: ChangeKind = (cast, folder) => ({
  name: 'home withdrawn',
  writes: [withStatus(folder, cast.leaving.id, 'withdrawn')],
  sights: presence(cast, folder, cast.leaving, 410),
});

export const publish: ChangeKind = (cast, folder) => ({
  name: 'home published again',
  writes: [withStatus(folder, cast.leaving.id, 'published')],
  sights: presence(cast, folder, cast.leaving, 200),
});

export const addHome: ChangeKind = (cast, folder) => {
  const { home, newcomer: id } = cast;
  const { text } = folder.edited<Property>(homeFile(home.id), (copy) => {
    copy.id = id;
    copy.reference = `SOAK-${id}`;
    copy.price = home.price;
  });
  return {
    name: 'new home',
    writes: [{ file: homeFile(id), text }],
    sights: presence(cast, folder, { ...home, id }, 200),
  };
};

export const deleteHome: ChangeKind = (cast, folder) => ({
  name: 'home deleted',
  writes: [{ file: homeFile(cast.newcomer), text: null }],
  sights: presence(cast, folder, { ...cast.home, id: cast.newcomer }, 404),
});

const newBroker = 'heem-soak';

const withBroker = (folder: DataFolder, { home }: Cast, broker: string) =>
  folder.edited<Property>(homeFile(home.id), (content) => {
    content.broker = broker;
  });

/** The home names somebody who is only then added to the team. */
export const brokerComes: ChangeKind = (cast, folder, turn) => {
  const name = `Heem Soak ${turn}`;
  return {
    name: 'new broker and her home',
    writes: [
      withBroker(folder, cast, newBroker),
      folder.edited<Items<TeamMember>>('team.json', (team) => {
        team.items.push({ ...itemOf(team, cast.home.broker), id: newBroker, name });
      }),
    ],
    sights: inEveryLanguage((locale) => [{ path: homePath(cast.home.id, locale), shows: name }]),
  };
};

/** The team loses somebody whom the home still names for a moment. */
export const brokerGoes: ChangeKind = (cast, folder) => {
  const { name } = itemOf(folder.read<Items<TeamMember>>('team.json'), cast.home.broker);
  return {
    name: 'broker leaves her home',
    writes: [
      folder.edited<Items<TeamMember>>('team.json', (team) => {
        team.items = team.items.filter(({ id }) => id !== newBroker);
      }),
      withBroker(folder, cast, cast.home.broker),
    ],
    sights: inEveryLanguage((locale) => [{ path: homePath(cast.home.id, locale), shows: name, hides: 'Heem Soak' }]),
  };
};
