import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GET as placeRoute } from '@/app/api/office/place/route';
import { GET as townsRoute } from '@/app/api/office/towns/route';
import { env } from '@/lib/env';
import { geocode } from '@/lib/records/geocode';
import { placeOfAddress } from '@/lib/records/places';
import { sample } from '@/tests/support/sample-site';
import { onSqlite } from '@/tests/support/storage/database';
import { type OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';

const ask = (route: typeof townsRoute, query: string, headers = new Headers()) =>
  route(new Request(`http://localhost/api/office/x/?${query}`, { headers }));

onSqlite(() => {
  let browser: OfficeBrowser;
  beforeEach(async () => {
    ({ browser } = await staffBrowser({ role: 'editor' }));
  });

  it('staff of every role look towns up, with names in the language of the office', async () => {
    const answer = await ask(townsRoute, 'q=3700+tong&locale=fr', browser.headers);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.json()).toEqual({
      towns: [
        {
          id: 'tongeren',
          name: 'Tongres',
          zip: '3700',
          province: 'Limbourg',
          municipality: 'Tongeren-Borgloon',
          isInUse: sample.catalogue.cities.has('tongeren'),
        },
        expect.objectContaining({ id: 'tongeren-borgloon', municipality: null, isInUse: false }),
        expect.objectContaining({ name: 'Berg (Tongres)' }),
        expect.objectContaining({ name: 'Haren (Tongres)' }),
      ],
    });
    const { towns } = await (await ask(townsRoute, 'q=sint', browser.headers)).json();
    expect(towns).toHaveLength(10);
    expect(await (await ask(townsRoute, 'q=', browser.headers)).json()).toEqual({ towns: [] });
  });

  it('requests without a log-in get 404', async () => {
    for (const route of [townsRoute, placeRoute]) {
      const answer = await ask(route, 'q=hasselt&town=hasselt');
      expect(answer.status).toEqual(404);
      expect(await answer.text()).toEqual('');
    }
  });

  it('requests have a limit', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 241; i++) statuses.add((await ask(townsRoute, 'q=', browser.headers)).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  it('an address begins in the middle of its town, which need not be in use', async () => {
    const place = async (query: string) => await (await ask(placeRoute, query, browser.headers)).json();
    const { latitude, longitude } = sample.catalogue.cities.get('hasselt') ?? {};
    expect(await place('town=hasselt&street=Demerstraat&number=12')).toEqual({ latitude, longitude, of: 'town' });
    expect(await place('town=ganshoren')).toMatchObject({ of: 'town' });
    expect((await ask(placeRoute, 'town=atlantis', browser.headers)).status).toBe(404);
  });
});

const hasselt = sample.catalogue.cities.get('hasselt');
const demerstraat = () => {
  if (!hasselt) throw new Error('no Hasselt');
  return geocode({ street: 'Demerstraat', number: '12', town: hasselt }, 'nl');
};
const at = (...points: [number, number][]) => ({
  features: points.map((coordinates) => ({ geometry: { type: 'Point', coordinates }, properties: {} })),
});

let server: Server | undefined;
const asked: { url: string; agent: string | undefined }[] = [];
/** A geocoding service of this machine that answers so. */
async function service(answer: unknown, status = 200, headers: Record<string, string> = {}): Promise<void> {
  server = createServer(({ url = '', headers: sent }, response) => {
    asked.push({ url, agent: sent['user-agent'] });
    if (answer === undefined) return;
    response.writeHead(status, headers).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (typeof address === 'object') env.geocoderUrl = `http://127.0.0.1:${address?.port}/api?limit=5`;
}
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  env.geocoderUrl = undefined;
  asked.length = 0;
  vi.restoreAllMocks();
});

it('an address unknown to the service is distinguished from a town without a street', async () => {
  await service(at([4.35, 50.85]));
  const place = (street: string) =>
    placeOfAddress(new URLSearchParams({ town: 'hasselt', street }), 'nl', sample.catalogue.cities);
  expect(await place('Nergensstraat')).toMatchObject({ of: 'unknown', latitude: hasselt?.latitude });
  expect(await place('')).toMatchObject({ of: 'town' });
  expect(asked).toHaveLength(1);
});

it('without a service of the agency no address is sent', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  expect(await demerstraat()).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

it('a service gets the address and no more, and its first place within the town counts', async () => {
  await service(at([4.35, 50.85], [5.339, 50.932], [5.34, 50.93]));
  expect(await demerstraat()).toEqual({ latitude: 50.932, longitude: 5.339 });
  expect(asked).toHaveLength(1);
  const { pathname, searchParams } = new URL(asked[0]?.url ?? '', 'http://x');
  expect([pathname, ...searchParams]).toEqual(['/api', ['limit', '5'], ['q', 'Demerstraat 12, 3500 Hasselt, Belgium']]);
  expect(asked[0]?.agent).toContain('Heem');
});

it.each([
  ['nothing', at()],
  ['a place in another town', at([4.35, 50.85])],
  ['no GeoJSON', [{ lat: '50.93', lon: '5.33' }]],
  ['no JSON', '<html>'],
  ['far too much', `"${'x'.repeat(300_000)}"`],
])('a service that answers with %s is ignored', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await service(answer);
  expect(await demerstraat()).toBeNull();
});

it('a service that fails or redirects is ignored', async () => {
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await service(at([5.339, 50.932]), 503);
  expect(await demerstraat()).toBeNull();
  server?.close();
  await service('', 302, { location: '/elsewhere' });
  expect(await demerstraat()).toBeNull();
  expect(asked.map(({ url }) => url)).not.toContain('/elsewhere');
  expect(errorLog).toHaveBeenCalledTimes(2);
  // The log contains no address of a home.
  expect(String(errorLog.mock.calls)).not.toContain('Demerstraat');
});

it('a service that does not answer is waited for no longer than somebody waits in a form', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await service(undefined);
  const { timeout } = AbortSignal;
  const wait = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 50));
  expect(await demerstraat()).toBeNull();
  expect(wait.mock.calls.flat().every((ms) => ms <= 5_000)).toBe(true);
  expect(wait).toHaveBeenCalledOnce();
});
