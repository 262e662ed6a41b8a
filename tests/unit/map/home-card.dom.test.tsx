// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HomeCard } from '@/components/map/frame/home-card';
import { mapHome, message } from './message';

const words = { ...message.messageInfo.words, loading: 'Laden', gone: 'Weg', failed: 'Mislukt' };
const show = () => {
  render(<HomeCard homes={[mapHome(5801)]} info={{ ...message.messageInfo, words }} onClose={() => undefined} />);
  return screen.getByRole('heading', { level: 2 });
};

afterEach(() => vi.unstubAllGlobals());

it('opens a home of another site in a new tab', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ path: 'https://project.example/', title: 'Blereberg', description: '', price: '', facts: [] }),
  );
  show();
  expect((await screen.findByRole('link', { name: 'Blereberg' })).getAttribute('target')).toBe('_blank');
});

it.each([
  ['says that a home is gone', async () => Response.json(null), words.gone],
  ['says that it could not be fetched', async () => Promise.reject(new Error('offline')), words.failed],
])('%s', async (_, answer, actual) => {
  vi.stubGlobal('fetch', answer);
  const heading = show();
  expect(heading.textContent).toBe(words.loading);
  await vi.waitFor(() => expect(heading.textContent).toBe(actual), 10_000);
});
