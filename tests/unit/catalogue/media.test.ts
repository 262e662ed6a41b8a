import { describe, expect, it } from 'vitest';
import { hasTypePlans, listMedia } from '@/lib/catalogue/pictures/property-media';
import { sample } from '@/tests/support/sample-site';
import { house } from '@/tests/unit/property/sample-page';

const videos = [{ link: 'https://youtu.be/abcDEF-_123' }, { link: 'walk.wmv', poster: 'int-living-01' }];
const tours = [{ link: 'https://my.matterport.com/show/?m=1' }];

describe('videos and tours', () => {
  it('stand on pictures of ours, with the home’s first where none is named', () => {
    const media = listMedia({ ...house, videos, tours }, 'nl', sample);
    expect(media.videos.map(({ poster }) => poster?.stem)).toEqual([
      expect.stringMatching(`^${house.pictures[0]}`),
      'int-living-01',
    ]);
    expect(media.videos.map(({ kind, player }) => [kind, player !== null])).toEqual([
      ['youtube', true],
      ['file', false],
    ]);
    expect(media.tours[0]).toMatchObject({ title: null, page: tours[0]?.link });
  });

  it.each([
    ['low', 400],
    ['medium', 600],
    ['high', 1360],
  ] as const)('have pictures of %s quality at most %i px wide', (videoThumbnail, width) => {
    const content = { ...sample.content, site: { ...sample.content.site, videoThumbnail } };
    const [first] = listMedia({ ...house, videos }, 'nl', { ...sample, content }).videos;
    expect(first?.poster).toMatchObject({ width, height: Math.round((907 * width) / 1360) });
    expect(first?.poster?.widths.at(-1)).toBe(width);
  });
});

describe('plans', () => {
  it('are type plans where another home has them too', () => {
    const own = { ...house, plans: ['own'] };
    const shared = { ...house, plans: ['own', 'shared'] };
    const homes = (...plans: string[]) => ({
      properties: new Map([own, { ...house, id: 1, plans }].map((home) => [home.id, home])),
    });
    expect(hasTypePlans(own, homes('own'))).toBe(true);
    expect(hasTypePlans(own, homes('other'))).toBe(false);
    expect(hasTypePlans(shared, homes('shared'))).toBe(false);
  });
});
