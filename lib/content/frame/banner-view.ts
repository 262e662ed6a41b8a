import type { BannerView } from '../../../components/layout/banner';
import { pictureView } from '../../catalogue/picture-views.ts';
import type { Snapshot } from '../../data/load.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fillIn, totalsOf } from '../placeholders.ts';
import type { Banner } from './schema.ts';

export interface BannerWords {
  pictures: string;
  picture(number: number): string;
  play: string;
  close: string;
}

/** What opens the home page, as data/header.json wants it. */
export const bannerView = (banner: Banner, locale: Locale, words: BannerWords, data: Snapshot): BannerView => ({
  heading: banner.heading[locale],
  text: banner.description ? fillIn(banner.description[locale], totalsOf(data.catalogue)) : null,
  media: mediaView(banner, locale, words, data),
});

function mediaView(banner: Banner, locale: Locale, words: BannerWords, { catalogue }: Snapshot): BannerView['media'] {
  const view = (id: string) => pictureView(catalogue, id, locale);
  switch (banner.type) {
    case 'none':
      return { type: 'none' };
    case 'gallery': {
      const pictures = banner.images.map((id, i) => ({ view: view(id), label: words.picture(i + 1) }));
      return { type: 'gallery', label: words.pictures, pictures };
    }
    default: {
      const phone = banner.phoneImage ? { phone: view(banner.phoneImage) } : {};
      const picture = view(banner.image);
      return banner.type === 'image'
        ? { type: 'image', picture, ...phone }
        : { type: 'video', label: words.play, close: words.close, source: banner.video, picture, ...phone };
    }
  }
}
