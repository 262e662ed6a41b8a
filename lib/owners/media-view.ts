import 'server-only';
import type { OwnerMediaView } from '../../components/owner/media';
import type { MediaView } from '../../components/property/media-section';
import { pictureView } from '../catalogue/picture-views.ts';
import { homeDisplay } from '../catalogue/property-facts.ts';
import { shownPrice } from '../catalogue/property-head.ts';
import { toMediaViews } from '../catalogue/property-media.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../data/load.ts';
import { date } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { OwnerMediaWords } from '../i18n/owner-words.ts';
import { knownHome, namesOf } from './home-name.ts';
import type { OwnedHome } from './owned-home.ts';

type HomeMedia = OwnerMediaView['homes'][number];

/** What of homes is on the site at this moment, as their pages show it, and where else they are advertised. */
export function mediaView(
  homes: readonly OwnedHome[],
  locale: Locale,
  words: OwnerMediaWords,
  data: Snapshot,
): OwnerMediaView {
  const nameOf = namesOf(homes, locale, data);
  const views = homes.map((id) => {
    const online = data.catalogue.properties.get(id);
    return {
      key: id,
      name: nameOf(id),
      offline: online ? null : words.offline,
      groups: online ? groupsOf(online, locale, words, data) : [],
      elsewhere: elsewhereOf(knownHome(id, data), locale, words),
    };
  });
  return { lead: homes.length > 0 ? words.lead : words.empty, homes: views };
}

function groupsOf(home: Property, locale: Locale, words: OwnerMediaWords, data: Snapshot): HomeMedia['groups'] {
  const priceIsShown = shownPrice(home, locale, { onRequest: '' }, data.catalogue).kind === 'amount';
  const shown = homeDisplay(home, priceIsShown, data);
  const { videos, tours } = toMediaViews(home, locale, words.media, data);
  const stills = (ids: readonly string[]) =>
    ids.map((id) => ({ key: id, picture: pictureView(data.catalogue, id, locale), caption: null }));
  return [
    { title: words.pictures, pictures: stills(home.pictures) },
    { title: words.plans, pictures: shown.block('plans') ? stills(home.plans) : [] },
    { title: words.videos, pictures: shown.block('videos') ? videos.map(moving) : [] },
    { title: words.tours, pictures: shown.block('tours') ? tours.map(moving) : [] },
  ].filter(({ pictures }) => pictures.length > 0);
}

/** Its title says what the picture stands for. */
const moving = ({ page, poster, title }: MediaView) => ({ key: page, picture: { ...poster, alt: '' }, caption: title });

function elsewhereOf(home: Property | null, locale: Locale, words: OwnerMediaWords): HomeMedia['elsewhere'] {
  const sites = (home?.advertisedOn ?? []).map(({ name, url, since }) => ({
    name,
    href: url,
    since: words.since(date(since, locale)),
  }));
  return { title: words.elsewhere, none: sites.length > 0 ? null : words.nowhere, sites };
}
