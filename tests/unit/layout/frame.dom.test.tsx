// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Banner } from '@/components/layout/banner';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { pictureSizes } from '@/components/ui/picture-sizes';
import { footerSchema, headerSchema } from '@/lib/content/frame/schema';
import { bannerView, footerView, headerView } from '@/lib/content/frame/views';
import type { Snapshot } from '@/lib/content/snapshot';
import { partOf } from '@/tests/support/part-of';
import { sample } from '@/tests/support/sample-site';

const { content } = sample;
const changed = (part: Partial<Snapshot['content']>): Snapshot => ({ ...sample, content: { ...content, ...part } });

describe('the banner of the home page', () => {
  const show = (banner: object) => {
    const { heading, description, search, showTotals } = content.header.banner;
    const parsed = headerSchema.parse({
      ...content.header,
      banner: { heading, description, search, showTotals, ...banner },
    });
    return partOf(<Banner banner={bannerView(parsed.banner, 'nl', sample)}>zoeken</Banner>);
  };

  it('is a picture, at half scale on a telephone', async () => {
    const box = await show({ type: 'image', image: 'banner-home' });
    expect(box.querySelectorAll('img')).toHaveLength(1);
    expect(box.querySelector('img')?.sizes).toMatch(/^\(max-width: 767px\) and \(min-resolution: 2\.5dppx\) 50vw/);
  });

  it('is several pictures, each with its number to go to', async () => {
    const box = await show({ type: 'gallery', images: ['banner-home', 'ext-villa-01'] });
    expect(box.querySelectorAll('img')).toHaveLength(2);
    expect(box.querySelectorAll('img[loading="eager"]')).toHaveLength(1);
    const links = [...box.querySelectorAll('a[aria-label^="Beeld "]')];
    expect(links).toHaveLength(2);
    for (const link of links) expect(box.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('is a video whose button opens and closes it, and nothing of which is loaded before the visitor plays it', async () => {
    const box = await show({ type: 'video', video: '/videos/hasselt.mp4', image: 'banner-home' });
    expect(box.querySelector('video')?.getAttribute('preload')).toBe('none');
    expect(box.querySelector('video')?.autoplay).toBe(false);
    expect(box.querySelector('summary')?.textContent).toBe('Bekijk de videoSluiten');
  });

  it('may hold only the claim and the search', async () => {
    const box = await show({ type: 'none' });
    expect(box.querySelector('img, video')).toBeNull();
    expect(box.querySelector('h1')?.textContent).toBe(content.header.banner.heading.nl);
  });

  // A part that is called like the whole takes its place, and the page falls apart.
  it.each([
    { type: 'none' },
    { type: 'image', image: 'banner-home' },
    { type: 'gallery', images: ['banner-home', 'ext-villa-01'] },
    { type: 'video', video: '/videos/hasselt.mp4', image: 'banner-home' },
  ])('has with the type $type no part with the class of its root', async (banner) => {
    const [whole] = (await show(banner)).children;
    const own = [...(whole?.classList ?? [])];
    expect(own).not.toEqual([]);
    const parts = [...(whole?.querySelectorAll('[class]') ?? [])].flatMap(({ classList }) => [...classList]);
    expect(parts.filter((name) => own.includes(name))).toEqual([]);
  });
});

describe('the footer', () => {
  const text = { nl: 'Deel', fr: 'Deel', en: 'Deel', de: 'Deel' };
  const show = (isPublic: boolean, lg = 6) => {
    const part = { public: isPublic, text };
    const images = { public: isPublic, pictures: ['ext-villa-01'] };
    const column = { id: 'x', col: { lg }, title: part, introText: part, fullText: part, images };
    const footer = footerSchema.parse({ columns: [column], copyright: content.footer.copyright });
    return partOf(<Footer footer={footerView('nl', changed({ footer }))} site={content.site} />);
  };

  it('shows each part of a column only if it is public', async () => {
    const open = await show(true);
    expect(open.textContent?.match(/Deel/g)).toHaveLength(3);
    expect(open.querySelectorAll('img')).toHaveLength(1);
    const shut = await show(false);
    expect(shut.textContent).not.toContain('Deel');
    expect(shut.querySelector('img')).toBeNull();
  });

  it('asks for pictures as wide as their column', async () => {
    const sizes = await Promise.all([3, 6, 12].map(async (lg) => (await show(true, lg)).querySelector('img')?.sizes));
    expect(sizes).toEqual([pictureSizes.card, pictureSizes.mosaicLarge, pictureSizes.hero]);
  });

  it('keeps what the law asks for, whatever the columns say, and the copyright line', async () => {
    const { site } = content;
    const { textContent } = await show(false);
    for (const detail of [site.legalName, site.address.street, site.email, site.vatNumber, site.licence.number, 'BIV'])
      expect(textContent).toContain(detail);
    expect(textContent).toContain(`© ${new Date().getFullYear()} ${site.legalName}`);
  });
});

describe('the header', () => {
  const show = async (header: object) => {
    const data = changed({ header: headerSchema.parse({ ...content.header, ...header }) });
    return partOf(<Header header={headerView({ name: 'home' }, '', 'nl', data)} />);
  };

  it.each(['left', 'center', 'right'])('has the languages at the %s', async (switcherPosition) =>
    expect((await show({ switcherPosition })).querySelector(`[data-switcher="${switcherPosition}"]`)).not.toBeNull(),
  );

  it('shows of the bar only what is Published', async () => {
    const item = { label: { nl: 'Bel', fr: 'Bel', en: 'Bel', de: 'Bel' }, link: 'tel:+3211000000', icon: 'phone' };
    const left = [
      { ...item, status: 'Published' },
      { ...item, status: 'Draft' },
    ];
    const bar = await show({ topBar: { status: 'Published', left, right: [] } });
    expect(bar.querySelectorAll('[data-part="top-bar"] li')).toHaveLength(1);
    const none = await show({ topBar: { status: 'Draft', left, right: [] } });
    expect(none.querySelector('[data-part="top-bar"]')).toBeNull();
  });

  it('shows the agency’s own logo, if it has one', async () => {
    const logo = (await show({ logo: '/logo.svg' })).querySelector('[data-part="site-logo"] img');
    expect(logo?.getAttribute('src')).toBe('/logo.svg');
  });
});
