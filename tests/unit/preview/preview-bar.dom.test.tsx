// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PreviewBar } from '@/components/layout/preview-bar';
import { dataState } from '@/lib/data/store';
import { processState } from '@/lib/process-state';
import messages from '@/messages/de.json';

vi.mock('@/lib/preview/current', () => ({ currentPreview: () => ({ page: '/de/', until: 1_795_000_000_000 }) }));
vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'de', messages, namespace: 'preview' }),
}));
const { previewBarIn } = await import('@/app/[locale]/(site)/preview-bar');

const fault = { file: 'properties/5801.json', path: 'price.amount', expected: 'a number', found: '"viel"' };
const missing = { file: 'pictures/villa.jpg', path: '', expected: 'a picture file', found: 'no such file' };

async function show() {
  const bar = await previewBarIn('de');
  if (bar) render(<PreviewBar bar={bar} />);
}

beforeEach(() => {
  processState.data = { ...dataState(), faults: [fault, missing] };
});
afterEach(() => {
  processState.data = undefined;
});

it('tells an editor why the latest changes are not there, as check:data would', async () => {
  await show();
  expect(screen.getByText('Ihre letzten Änderungen fehlen hier noch: 2 Fehler in den Dateien')).toBeDefined();
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'properties/5801.json › price.amount: expected a number, found "viel"',
    'pictures/villa.jpg: expected a picture file, found no such file',
  ]);
});
