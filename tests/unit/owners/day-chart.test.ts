import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawChartPicture, pictureSize } from '@/lib/owners/chart-picture';
import { drawDayChart } from '@/lib/owners/statistics';
import { daysFrom } from '@/tests/support/owners';

const chart = (...visits: number[]) => drawDayChart(daysFrom('2026-10-24', visits));
const values = (...visits: number[]) => chart(...visits).ticks.map(({ value }) => value);

describe('the scale', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [37, [0, 10, 20, 30, 40]],
    [900, [0, 500, 1000]],
    [12_345, [0, 5000, 10_000, 15_000]],
  ])('up to %i visits has a few whole numbers', (max, ticks) => expect(values(0, max, 0)).toEqual(ticks));

  it('holds every day, whatever is counted', () => {
    for (let max = 0; max < 3000; max += 7) {
      const { ticks, bars } = chart(max, 1);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)?.value).toBeGreaterThanOrEqual(max);
      expect(bars[0]?.y).toBeGreaterThanOrEqual(ticks.at(-1)?.y ?? 0);
    }
  });
});

describe('the bars', () => {
  it('are on the axis, none without visits', () => {
    const { base, bars } = chart(0, 4, 2);
    expect(bars.map(({ y, height }) => y + height)).toEqual([base, base, base]);
    expect(bars.map(({ height }) => height)).toEqual([0, base - 12, (base - 12) / 2]);
  });

  it('show one visit beside a huge day', () => expect(chart(0, 1, 20_000).bars[1]?.height).toBe(2));

  it.each([28, 29, 30, 31])('share the width of a month of %d days without touching', (length) => {
    const { bars } = chart(...Array<number>(length).fill(1));
    const [first, last] = [bars[0], bars.at(-1)];
    expect(first?.x).toBeGreaterThan(0);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(100);
    for (const [i, { x, width }] of bars.entries()) expect(x + width).toBeLessThan(bars[i + 1]?.x ?? 100);
  });

  it('are one a day over the night when clocks change', () => {
    const { bars, labels } = chart(1, 2, 3);
    expect(bars.map(({ date }) => date)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    expect(labels).toEqual([{ date: '2026-10-26', x: 83.33 }]);
  });
});

it('names the Mondays, also over the end of a month', () =>
  expect(chart(...Array<number>(30).fill(0)).labels.map(({ date }) => date)).toEqual(
    ['10-26', '11-02', '11-09', '11-16'].map((day) => `2026-${day}`),
  ));

it('the picture in a mail is a small PNG, sharp on every screen, dark where the bars are', async () => {
  const shape = drawDayChart(daysFrom('2026-10-01', [0, 4]));
  const png = await drawChartPicture(shape);
  expect(png.length).toBeLessThan(4_000);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([2 * pictureSize.width, 2 * pictureSize.height]);
  const brightness = (percent: number, y: number) =>
    data[(2 * y * info.width + Math.round((percent * info.width) / 100)) * info.channels];
  const [none, four] = shape.bars;
  expect(brightness((none?.x ?? 0) + 5, shape.base - 20)).toBeGreaterThan(240);
  expect(brightness((four?.x ?? 0) + 5, shape.base - 20)).toBeLessThan(60);
});
