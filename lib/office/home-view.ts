import 'server-only';
import type { OwnedHome } from '../accounts/owned-home.ts';
import { ownersOf } from '../accounts/store.ts';
import type { Staff } from '../accounts/store-staff.ts';
import { firstPicture, sharedPicture } from '../catalogue/picture-views.ts';
import { priceLine, shownPrice } from '../catalogue/price.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import { countInbox } from '../leads/store-inbox.ts';
import { dealsWith } from '../owners/access.ts';
import { homeOf, ownAddress } from '../owners/homes.ts';
import { countVisits } from '../owners/store.ts';
import { visibleTo } from '../staff/portfolio.ts';

/** Staff read the price of each home, whether the site shows it or not. */
export const officePrice = (home: Property, locale: Locale, t: Translator<'price'>, { catalogue }: Snapshot): string =>
  priceLine(
    shownPrice(
      { ...home, marquee: undefined, projectId: undefined, price: { ...home.price, publish: true } },
      locale,
      catalogue,
    ),
    t,
  );

/** "Demerstraat 12, 3500 Hasselt", whether the site shows the street or not. */
export const officeAddress = (home: Property, locale: Locale, data: Snapshot): string =>
  ownAddress(homeOf(home.id as OwnedHome, data), locale, data);

/** The first picture of a home that is on the site. */
export function officePicture({ id, pictures }: Property, locale: Locale, { catalogue }: Snapshot): string | null {
  const first = catalogue.properties.has(id) ? firstPicture(catalogue, pictures, locale) : null;
  return first && sharedPicture(first);
}

/** The leads of a home that staff may see, and, for their own homes, its appointments and owners, as numbers. */
export async function readHome(id: number, staff: Staff, data: Snapshot, now = Date.now()) {
  const isTheirs = dealsWith(staff, data)(id);
  const statuses = await countInbox({ visibleTo: visibleTo(staff, data), property: id });
  const sum = (...names: readonly string[]) =>
    [...statuses].reduce((total, [status, count]) => total + (names.includes(status) ? count : 0), 0);
  const home = id as OwnedHome;
  return {
    leads: sum('new', 'open', 'answered', 'closed'),
    todo: sum('new', 'open'),
    visits: isTheirs ? { planned: await countVisits(home, now), past: await countVisits(home, 0, now) } : null,
    owners: isTheirs ? await ownersOf(id) : [],
  };
}
