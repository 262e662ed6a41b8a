import { getTranslations } from 'next-intl/server';
import { pictureUrl } from '@/components/ui/picture';
import type { Staff } from '@/lib/accounts/store-staff';
import { ownAddress } from '@/lib/catalogue/known-homes';
import { firstPicture } from '@/lib/catalogue/pictures/picture-views';
import type { Snapshot } from '@/lib/content/snapshot';
import { date } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { HomeLine } from '@/lib/records/homes/homes';
import { lackText } from '@/lib/records/issue-messages';
import { draftTitle } from '@/lib/records/new-records';
import { editHomePath, homeRecordName } from '@/lib/routes/home-record';
import { officeHref } from '@/lib/routes/office-paths';
import { mayChange } from '@/lib/staff/data-rights';
import { officePrice } from '@/lib/staff/home-texts';
import { mayOpen } from '@/lib/staff/rights';
import type { HomeView } from './home-row';

export interface HomeViewsInput {
  /** The reasons why homes cannot be published, by number. */
  lacking: ReadonlyMap<number, readonly { path: string }[]>;
  /** Homes that are shown as they last were, since their file has a fault. */
  held: ReadonlySet<number>;
  /** The people with unsaved changes, by record name. */
  unsaved: ReadonlyMap<string, string>;
  staff: Staff;
  locale: Locale;
  /** With the drafts. */
  data: Snapshot;
}

/** Homes as their list shows them. */
export async function toHomeViews(lines: readonly HomeLine[], input: HomeViewsInput): Promise<HomeView[]> {
  const { lacking, held, unsaved, staff, locale, data } = input;
  const [t, states, price] = [
    await getTranslations('office.homes'),
    await getTranslations('office.homeStates'),
    await getTranslations('price'),
  ];
  return Promise.all(
    lines.map(async ({ home, state, whole }): Promise<HomeView> => {
      const { id, reference = String(id), marquee, broker = '', updatedAt = '' } = home;
      const canChange = mayChange(staff, `${homeRecordName(id)}.json`, home);
      const page = whole && mayOpen(staff.role, 'homes/[id]') ? (`homes/${id}` as const) : null;
      const form = canChange ? editHomePath(id) : null;
      const title = draftTitle(home as object, locale, data);
      return {
        id,
        reference,
        title,
        href: page || form ? officeHref(page ?? form ?? '', locale) : null,
        address: whole ? ownAddress(whole, locale, data) : title,
        note: [held.has(id) && t('held'), unsaved.get(homeRecordName(id))].filter(Boolean).join(' · '),
        picture: findPicture(home.pictures, locale, data),
        state,
        stateText: ((state === 'option' || state === 'closed') && marqueeName(marquee, locale, data)) || states(state),
        price: whole ? officePrice(whole, locale, price, data) : '',
        broker: data.content.team.get(broker)?.name ?? '',
        day: updatedAt && date(updatedAt, locale),
        dateTime: updatedAt,
        lacks: state === 'draft' ? (await lackText(lacking.get(id) ?? [], locale)) || t('lacksNothing') : '',
        canChange,
      };
    }),
  );
}

const marqueeName = (id: number | undefined, locale: Locale, { catalogue }: Snapshot): string | undefined =>
  id === undefined ? undefined : catalogue.marquees.get(id)?.name[locale];

/** The width of a card’s picture in px. */
const cardWidth = 400;

/** The main picture; one that was just uploaded as the office shows it meanwhile. */
function findPicture(
  ids: readonly (string | undefined)[] = [],
  locale: Locale,
  { catalogue }: Snapshot,
): string | null {
  const known = ids.filter((id) => id !== undefined);
  const view = firstPicture(catalogue, known, locale);
  if (view) return pictureUrl(view, view.widths.find((width) => width >= cardWidth) ?? view.width, 'webp');
  return known[0] === undefined ? null : `/api/office/pictures/${known[0]}/`;
}
