import { homes } from '@/tests/support/sample-site';
import { staffBrowser } from './office';

const homesOf = (broker: string) => homes.filter((home) => home.broker === broker).map(({ id }) => id);
export const [ofTom = 0, another = 0] = homesOf('tom-claes');
export const [ofSara = 0] = homesOf('sara-jacobs');

export const jef = { email: 'jef@owner.example', name: 'Jef Maes', language: 'fr' };

export const tomAndSara = async () => ({
  tom: await staffBrowser({ role: 'broker', broker: 'tom-claes' }),
  sara: await staffBrowser({ role: 'broker', broker: 'sara-jacobs', name: 'Sara Jacobs' }),
});

export type Person = Awaited<ReturnType<typeof staffBrowser>>;

/** Invites Jef as the owner of a home; returns his account. */
export async function inviteJef({ browser }: Person, ...owned: number[]): Promise<string> {
  const { href } = await browser.act('owner.invite', { ...jef, homes: owned.join(', ') });
  const id = /^\/nl\/office\/owners\/(\w+)\/$/.exec(href ?? '')?.[1];
  if (!id) throw new Error('no owner was invited');
  return id;
}

export const request = (path: string, { browser }: Person) =>
  new Request(`http://localhost:3000${path}`, { headers: browser.headers });
export const route = (id: string) => ({ params: Promise.resolve({ id }) });
