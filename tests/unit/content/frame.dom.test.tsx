// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Banner } from '@/components/layout/banner';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { pictureSizes } from '@/components/ui/picture-sizes';
import { bannerView } from '@/lib/content/frame/banner-view';
import { footerView } from '@/lib/content/frame/footer-view';
import { headerView } from '@/lib/content/frame/header-view';
import { footerSchema, headerSchema } from '@/lib/content/frame/schema';
import type { Snapshot } from '@/lib/data/load';
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
    const picture = (number: number) => `Beeld ${number}`;
    const words = { pictures: 'Beelden', picture, play: 'Bekijk de video', close: 'Sluiten' };
    return render(<Banner banner={bannerView(parsed.banner, 'nl', words, sample)}>zoeken</Banner>).container;
  };

  it('is a picture, at half scale on a telephone', () => {
    const box = show({ type: 'image', image: 'banner-home' });
    expect(box.querySelectorAll('img')).toHaveLength(1);
    expect(box.querySelector('img')?.sizes).toMatch(/^\(max-width: 767px\) and \(min-resolution: 2\.5dppx\) 50vw/);
  });

  it('is several pictures, each with its number to go to', () => {
    const box = show({ type: 'gallery', images: ['banner-home', 'ext-villa-01'] });
    expect(box.querySelectorAll('img')).toHaveLength(2);
    expect(box.querySelectorAll('img[loading="eager"]')).toHaveLength(1);
    for (const link of screen.getAllByRole('link', { name: /^Beeld/ }))
      expect(box.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('is a video that nothing of is loaded before the visitor plays it', () => {
    const box = show({ type: 'video', video: '/videos/hasselt.mp4', image: 'banner-home' });
    expect(box.querySelector('video')?.getAttribute('preload')).toBe('none');
    expect(box.querySelector('video')?.autoplay).toBe(false);
  });

  it('is a video whose button opens and closes it', () => {
    const box = show({ type: 'video', video: '/videos/hasselt.mp4', image: 'banner-home' });
    expect(box.querySelector('summary')?.textContent).toBe('Bekijk de videoSluiten');
  });

  it('is nothing but the claim and the search', () => {
    expect(show({ type: 'none' }).querySelector('img, video')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(content.header.banner.heading.nl);
  });
});

describe('the footer', () => {
  const words = {
    ...{
      contact: 'Contact',
      hours: 'Openingsuren',
      byAppointment: '',
      supervisor: 'BIV',
      conduct: 'Code',
      consent: '',
    },
    company: ({ vat }: { vat: string }) => vat,
    licence: ({ number }: { number: string }) => number,
    insurance: ({ policy }: { policy: string }) => policy,
    account: ({ account }: { account: string }) => account,
  };
  const text = { nl: 'Deel', fr: 'Deel', en: 'Deel', de: 'Deel' };
  const show = (isPublic: boolean, lg = 6) => {
    const part = { public: isPublic, text };
    const images = { public: isPublic, pictures: ['ext-villa-01'] };
    const column = { id: 'x', col: { lg }, title: part, introText: part, fullText: part, images };
    const footer = footerSchema.parse({ columns: [column], copyright: content.footer.copyright });
    return render(<Footer footer={footerView('nl', words, changed({ footer }))} toTop="Naar boven" />).container;
  };

  it('shows each part of a column only if it is public', () => {
    const open = show(true);
    expect(open.textContent?.match(/Deel/g)).toHaveLength(3);
    expect(open.querySelectorAll('img')).toHaveLength(1);
    const shut = show(false);
    expect(shut.textContent).not.toContain('Deel');
    expect(shut.querySelector('img')).toBeNull();
  });

  it('asks for pictures as wide as their column', () => {
    const sizes = [3, 6, 12].map((lg) => show(true, lg).querySelector('img')?.sizes);
    expect(sizes).toEqual([pictureSizes.card, pictureSizes.mosaicLarge, pictureSizes.hero]);
  });

  it('keeps what the law asks for, whatever the columns say, and the copyright line', () => {
    const { site } = content;
    const { textContent } = show(false);
    for (const detail of [site.legalName, site.address.street, site.email, site.vatNumber, site.licence.number, 'BIV'])
      expect(textContent).toContain(detail);
    expect(textContent).toContain(`© ${new Date().getFullYear()} ${site.legalName}`);
  });
});

describe('the header', () => {
  const list = { button: 'Bewaren', link: 'Bewaard' };
  const words = {
    toHome: 'Naar de startpagina',
    menu: 'Menu',
    mainMenu: 'Hoofdmenu',
    languages: 'Taal',
    close: 'Sluiten',
    saved: { favourites: list, compare: list },
  };
  const show = (header: object) =>
    render(
      <Header
        header={headerView(
          { name: 'home' },
          '',
          'nl',
          words,
          changed({ header: headerSchema.parse({ ...content.header, ...header }) }),
        )}
      />,
    ).container;

  it.each(['left', 'center', 'right'])('has the languages at the %s', (switcherPosition) =>
    expect(show({ switcherPosition }).querySelector(`[data-switcher="${switcherPosition}"]`)).not.toBeNull(),
  );

  it('shows of the bar only what is Published', () => {
    const item = { label: { nl: 'Bel', fr: 'Bel', en: 'Bel', de: 'Bel' }, link: 'tel:+3211000000', icon: 'phone' };
    const left = [
      { ...item, status: 'Published' },
      { ...item, status: 'Draft' },
    ];
    expect(
      show({ topBar: { status: 'Published', left, right: [] } }).querySelectorAll('[data-part="top-bar"] li'),
    ).toHaveLength(1);
    expect(show({ topBar: { status: 'Draft', left, right: [] } }).querySelector('[data-part="top-bar"]')).toBeNull();
  });

  it('shows the agency’s own logo, if it has one', () =>
    expect(show({ logo: '/logo.svg' }).querySelector('[data-part="site-logo"] img')?.getAttribute('src')).toBe(
      '/logo.svg',
    ));
});
