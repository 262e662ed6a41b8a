import sharp from 'sharp';
import { expect, it } from 'vitest';
import { chartPicture, pictureSize } from '@/lib/owner-reports/chart-picture';
import { dayChart } from '@/lib/owners/statistics';
import { daysFrom } from '../../support/owners';

it('is a small PNG, sharp on every screen, dark where the bars are', async () => {
  const shape = dayChart(daysFrom('2026-10-01', [0, 4]));
  const png = await chartPicture(shape);
  expect(png.length).toBeLessThan(4_000);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([2 * pictureSize.width, 2 * pictureSize.height]);
  const brightness = (percent: number, y: number) =>
    data[(2 * y * info.width + Math.round((percent * info.width) / 100)) * info.channels];
  const [none, four] = shape.bars;
  expect(brightness((none?.x ?? 0) + 5, shape.base - 20)).toBeGreaterThan(240);
  expect(brightness((four?.x ?? 0) + 5, shape.base - 20)).toBeLessThan(60);
});
