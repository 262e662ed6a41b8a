// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { HomeCard } from '@/components/listing/card-grid';
import { ModuleRows } from '@/components/modules/module-rows';
import { pictureSizes } from '@/components/ui/picture-sizes';
import { homeOutcome } from '@/lib/catalogue/prices/outcome';
import { toCardView } from '@/lib/catalogue/views/card-view';
import { moduleSchema } from '@/lib/content/modules/schema';
import { partOf } from '@/tests/support/part-of';
import { first, homes, sample } from '@/tests/support/sample-site';

// It runs in the browser alone.

const [list] = sample.content.propertyLists.keys();

const page = { address: '/nl/', subject: null, search: null, slotDays: [], demand: [] };
const context = { locale: 'nl', data: sample, send: vi.fn(), ...page } as const;
const frame = { id: 'x', status: 'Published', sort: 1 };

it.each([
  [1, pictureSizes.hero],
  [2, pictureSizes.mosaicLarge],
  [3, pictureSizes.card],
  [4, pictureSizes.card],
])('%i homes in a row have their place and pictures as wide', async (numberItemOfRow, sizes) => {
  const relations = [{ type: 'property-list', id: list }];
  const module = moduleSchema.parse({ ...frame, view: 'property-list', relations, numberItemOfRow });
  const rows = await partOf(<ModuleRows modules={[module]} context={context} />);
  expect(rows.querySelector(`[data-part="card-grid"][data-per-row="${numberItemOfRow}"]`)).not.toBeNull();
  expect(rows.querySelector('img')?.sizes).toBe(sizes);
});

it('a sold home says once that it is, and shows how it went where the price was', async () => {
  const { catalogue } = sample;
  const home = first(homes, (one) => one.goal === 0 && homeOutcome(one, 'nl', catalogue)?.asked);
  const card = await partOf(<HomeCard card={toCardView(home, 'nl', sample)} heading="h2" sizes="card" eager={false} />);
  expect(card.textContent?.match(/verkocht/gi)).toHaveLength(1);
  expect(card.querySelector('.ribbon + p')?.textContent).toMatch(/^Vraagprijs\s€\s[\d.]+\s–\s€\s[\d.]+$/);
  expect(card.querySelector('[data-part="outcome"]')?.textContent).toMatch(/^Stond \d+ dag(en)? te koop$/);
});

it('a sold home whose price was not published says so in its place', async () => {
  const home = first(homes, (one) => homeOutcome(one, 'nl', sample.catalogue)?.asked === null);
  const card = await partOf(<HomeCard card={toCardView(home, 'nl', sample)} heading="h2" sizes="card" eager={false} />);
  expect(card.querySelector('.ribbon + p')?.textContent).toBe('Prijs niet bekendgemaakt');
});

it('a person of the team has a photo, or initials', async () => {
  const [image] = sample.catalogue.pictures.keys();
  const team = new Map([...sample.content.team].map(([id, one], i) => [id, i === 0 ? { ...one, image } : one]));
  const data = { ...sample, content: { ...sample.content, team } };
  const module = moduleSchema.parse({ ...frame, view: 'team', relations: [{ type: 'category', id: 'team' }] });
  const rows = await partOf(<ModuleRows modules={[module]} context={{ ...context, data }} />);
  expect([...rows.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['']);
  expect(rows.querySelectorAll('span[aria-hidden="true"]')).toHaveLength(team.size - 1);
});
