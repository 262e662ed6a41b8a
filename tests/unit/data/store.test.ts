import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadData } from '@/lib/data/load';
import { contentHash, createState, withPictures } from '@/lib/data/store';
import { loadMessages } from '@/lib/files/check-messages';
import { activateMessages } from '@/lib/i18n/messages';
import { preparedPictures } from '@/lib/media/prepared-pictures';
import { Folder } from './folder';

afterEach(() => void vi.useRealTimers());
const markOf = (folder: Folder) => contentHash(folder.load().snapshot, preparedPictures());

it('pictures that are ready do not hide that the latest changes were refused', () => {
  const state = { ...createState(new Folder().load()), isRefused: true };
  expect(withPictures(state)).toMatchObject({ isRefused: true, since: state.since });
});

describe('the mark of the data', () => {
  const original = markOf(new Folder());

  it('is equal wherever the same is read', () =>
    expect(contentHash(loadData(new Folder().dir).snapshot, preparedPictures())).toBe(original));

  it.each<[string, (folder: Folder) => unknown]>([
    ['a price', (folder) => folder.set('properties/5801.json', 'price.amount', 123_456)],
    ['a home that is sold', (folder) => folder.set('properties/5801.json', 'marquee', 3)],
    ['a home that is withdrawn', (folder) => folder.set('properties/5801.json', 'status', 'withdrawn')],
    ['a home that went', (folder) => folder.remove('properties/5914.json')],
    ['a telephone of a broker', (folder) => folder.set('team.json', 'items.0.phone', '+32470123456')],
    ['the name of a city', (folder) => folder.set('cities.json', 'items.0.name.nl', 'Elders')],
    ['a menu entry', (folder) => folder.set('menu.json', 'items.1.name.nl', 'Anders')],
    ['a text of a page', (folder) => folder.set('pages/contact.json', 'modules.0.status', 'Draft')],
    ['costs', (folder) => folder.set('costs.json', 'assumptions.0.ratePercent', 9)],
  ])('changes with %s', (_, change) => {
    const folder = new Folder();
    change(folder);
    expect(markOf(folder)).not.toBe(original);
  });

  it.each<[string, (folder: Folder) => unknown]>([
    ['a file that is written again', (folder) => folder.set('properties/5801.json', 'goal', 0)],
    ['a draft', (folder) => folder.addHome('properties/5850.json', { id: 5850, reference: 'D', status: 'draft' })],
    ['a page that is a draft', (folder) => folder.set('pages/opendeurdag.json', 'modules', [])],
  ])('is left alone by %s', (_, change) => {
    const folder = new Folder();
    change(folder);
    expect(markOf(folder)).toBe(original);
  });

  it('is of what is in force, not of how it came there: the next reading of changed files gives the same', () => {
    const folder = new Folder();
    const { files } = loadData(folder.dir);
    folder.set('properties/5801.json', 'price.amount', 123_456);
    const changed = contentHash(loadData(folder.dir, files).snapshot, preparedPictures());
    expect(changed).toBe(markOf(folder));
  });

  it('changes with a picture of the same name, and with the words', () => {
    const { snapshot } = new Folder().load();
    const repainted = new Proxy({}, { get: () => ({ hash: 'another' }) });
    expect(contentHash(snapshot, repainted)).not.toBe(original);
    const messages = loadMessages('messages');
    activateMessages({ ...messages, de: { ...messages.de, layout: { skip: 'Zur Sache' } } });
    expect(contentHash(snapshot, preparedPictures())).not.toBe(original);
    activateMessages(messages);
  });
});

it('the version of a page is another on another day in Brussels: a rate may begin', () => {
  const { version } = createState(new Folder().load());
  const at = (time: string) => {
    vi.useFakeTimers({ now: new Date(time) });
    return version();
  };
  expect(at('2026-11-23T21:59:00Z')).toBe(at('2026-11-23T01:00:00Z'));
  expect(at('2026-11-23T23:01:00Z')).not.toBe(at('2026-11-23T22:59:00Z'));
});
