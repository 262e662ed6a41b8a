// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Footer } from '@/components/layout/footer';
import { HomeCard } from '@/components/listing/card-grid';
import { PictureLink } from '@/components/property/picture-link';
import { slideOf } from '@/components/property/slides';
import { Picture } from '@/components/ui/picture';
import { commonOrigin, type PictureOrigin } from '@/lib/catalogue/pictures/picture-origin';
import { pictureView } from '@/lib/catalogue/pictures/picture-views';
import { toCardView } from '@/lib/catalogue/views/card-view';
import { footerView } from '@/lib/content/frame/views';
import type { Snapshot } from '@/lib/content/snapshot';
import { mailHome } from '@/lib/forms/form-subject';
import { translatorIn } from '@/lib/i18n/translator';
import { toPoster } from '@/lib/poster/property-poster';
import { partOf } from '@/tests/support/part-of';
import { first, homes, sample } from '@/tests/support/sample-site';

const { catalogue, content } = sample;
const home = first(homes, ({ pictures }) => new Set(pictures).size > 2);
const [front = '', second = '', third = ''] = home.pictures;

/** The sample with other origins of some pictures. */
const withOrigins = (origins: Record<string, PictureOrigin | undefined>): Snapshot => {
  const pictures = [...catalogue.pictures].map(
    ([id, one]) => [id, id in origins ? { ...one, origin: origins[id] } : one] as const,
  );
  return { ...sample, catalogue: { ...catalogue, pictures: new Map(pictures) } };
};
const mixed = withOrigins({ [front]: 'staged', [second]: 'staged', [third]: 'photograph' });
const labels = (part: Element) =>
  [...part.querySelectorAll('[data-part="picture-label"]')].map(({ textContent }) => textContent);
const lineOf = async (data: Snapshot) =>
  (await partOf(<Footer footer={footerView('nl', data)} site={content.site} />)).querySelector(
    '[data-part="pictures-origin"]',
  )?.textContent;
const shown = (data: Snapshot, id: string) =>
  partOf(<Picture picture={pictureView(data.catalogue, id, 'nl')} sizes="card" />);

describe('pictures that are all renderings', () => {
  it('are said to be so once, at the end of the page', async () => {
    expect(commonOrigin(catalogue.pictures)).toBe('rendering');
    expect(await lineOf(sample)).toBe('Alle beelden zijn 3D-impressies: met de computer gemaakt, geen foto’s.');
    expect(labels(await shown(sample, front))).toEqual([]);
  });

  it('keep that line beside an illustration', async () => {
    const data = withOrigins({ [front]: 'illustration' });
    expect(await lineOf(data)).toMatch(/illustraties/);
    expect(labels(await shown(data, front))).toEqual([]);
  });
});

describe('a picture among others', () => {
  it('says how it was made, unless it is a photograph or nothing is known of it', async () => {
    const data = withOrigins({ [front]: 'generated', [second]: 'photograph', [third]: undefined });
    expect(await lineOf(data)).toBeUndefined();
    const each = await Promise.all([front, second, third].map((id) => shown(data, id)));
    expect(each.map(labels)).toEqual([['Met AI gemaakt'], [], []]);
  });

  it('says it in the gallery, and as the caption of the enlarged one', async () => {
    const view = pictureView(mixed.catalogue, front, 'nl');
    if (!view) throw new Error('no picture');
    const link = (await partOf(<PictureLink picture={view} sizes="card" />)).querySelector('a');
    if (!link) throw new Error('no link');
    expect(labels(link)).toEqual(['Virtueel ingericht']);
    expect(slideOf(link)).toMatchObject({ alt: view.alt, description: `${view.alt} · Virtueel ingericht` });
  });

  it('says it once on a card, which has no pictures of another origin', async () => {
    const card = toCardView(home, 'nl', mixed);
    expect(card.pictures.map(({ label }) => label)).toEqual(['staged', 'staged']);
    const part = await partOf(<HomeCard card={card} heading="h2" sizes="card" eager={false} />);
    expect(labels(part)).toEqual(['Virtueel ingericht']);
    expect(part.querySelector('[aria-hidden] [data-part="picture-label"]')).toBeNull();
  });
});

it('a mail and a poster, which no footer ends, say it as well', async () => {
  const t = await translatorIn('nl', 'price');
  expect(mailHome({ type: 'property', id: home.id }, 'nl', t, sample).text).toMatch(/ · 3D-impressie$/);
  const poster = toPoster({ ...home, pictures: [front, third] }, 'nl', await translatorIn('nl'), mixed);
  expect(poster?.mentions).toMatch(/ · Niet alle beelden zijn gewone foto’s: Virtueel ingericht\.$/);
});
