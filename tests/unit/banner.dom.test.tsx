// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Banner, type BannerView } from '@/components/layout/banner';

const picture = { stem: 'banner-home', hash: '00000000', width: 1360, height: 765, widths: [400, 1360], alt: '' };
const kinds: BannerView['media'][] = [
  { type: 'none' },
  { type: 'image', picture },
  { type: 'gallery', label: 'Beelden', pictures: [{ view: picture, label: 'Beeld 1' }] },
  { type: 'video', label: 'Bekijk de video', close: 'Sluiten', source: '/videos/x.mp4', picture },
];

// A part that is called like the whole takes its place, and the page falls apart.
it.each(kinds)('no part of a banner of the type $type is called like the banner itself', (media) => {
  const { container } = render(<Banner banner={{ heading: 'Thuiskomen', text: null, media }}>search</Banner>);
  const [banner] = container.children;
  const own = [...(banner?.classList ?? [])];
  expect(own).not.toEqual([]);
  const parts = [...(banner?.querySelectorAll('[class]') ?? [])].flatMap(({ classList }) => [...classList]);
  expect(parts.filter((name) => own.includes(name))).toEqual([]);
});
