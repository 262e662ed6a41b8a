// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { PreviewBar } from '@/components/layout/preview-bar';
import type { ModuleContext } from '@/components/modules/module-props';
import { ModuleRows } from '@/components/modules/module-rows';
import type { Snapshot } from '@/lib/content/snapshot';
import { inLocale } from '@/tests/support/next-intl-server';
import { partOf } from '@/tests/support/part-of';
import { Folder } from './folder';

/** The number of marks on a page. */
async function marksOn(page: string, data: Snapshot): Promise<number> {
  const modules = data.content.pages.get(page)?.modules ?? [];
  const rows = await partOf(<ModuleRows modules={modules} context={{ locale: 'nl', data } as ModuleContext} />);
  return rows.querySelectorAll('.draft-mark').length;
}

it.each([
  ['diensten', 'articles/dienst-verhuur.json', 'status', 'draft'],
  ['disclaimer', 'articles/disclaimer.json', 'status', 'draft'],
  ['getuigenissen', 'testimonials.json', 'items.0.status', 'Draft'],
  ['diensten', 'pages/diensten.json', 'modules.0.status', 'Draft'],
])('a draft on the page %s is marked, and the rest is not', async (page, file, place, draft) => {
  const { drafts, snapshot } = new Folder().set(file, place, draft).load();
  expect(await marksOn(page, drafts().snapshot)).toEqual(1);
  expect(await marksOn(page, snapshot)).toEqual(0);
});

it('shows an editor why the latest changes are not live', async () => {
  const refused = [
    'properties/5801.json › price.amount: expected a number, found "viel"',
    'pictures/villa.jpg: missing',
  ];
  const bar = await inLocale('de', () =>
    partOf(<PreviewBar until={1_795_000_000_000} refused={refused} held={['x']} issues={[]} />),
  );
  const titles = [...bar.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Ihre letzten Änderungen fehlen hier noch: 2 Fehler in den Dateien',
    '1 Datei mit einem Fehler, die zurückgehalten wird',
  ]);
  expect([...bar.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([...refused, 'x']);
  expect(bar.querySelector('form')?.getAttribute('action')).toBe('/api/preview/leave/?locale=de');
});
