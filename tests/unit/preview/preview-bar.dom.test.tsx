// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { PreviewBar } from '@/components/layout/preview-bar';
import { inLocale } from '@/tests/support/next-intl-server';
import { partOf } from '@/tests/support/part-of';

it('shows an editor why the latest changes are not live', async () => {
  const refused = [
    'properties/5801.json › price.amount: expected a number, found "viel"',
    'pictures/villa.jpg: missing',
  ];
  const bar = await inLocale('de', () =>
    partOf(<PreviewBar until={1_795_000_000_000} refused={refused} held={['x']} faults={[]} />),
  );
  const titles = [...bar.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Ihre letzten Änderungen fehlen hier noch: 2 Fehler in den Dateien',
    '1 Datei mit einem Fehler, die zurückgehalten wird',
  ]);
  expect([...bar.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([...refused, 'x']);
  expect(bar.querySelector('form')?.getAttribute('action')).toBe('/api/preview/leave/?locale=de');
});
