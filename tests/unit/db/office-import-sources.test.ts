import { beforeEach, expect, it, vi } from 'vitest';
import { Stage } from '@/lib/data/stage';
import { dataState } from '@/lib/data/store';
import { fieldsOfSource } from '@/lib/office/import/source-fields';
import { onSqlite } from '../../support/storage/database';
import { staffBrowser } from '../../support/storage/office';
import { ownData } from '../../support/storage/reviews';

onSqlite(() => {
  let data: ReturnType<typeof ownData>;
  beforeEach(() => {
    data = ownData();
    return data.leave;
  });

  it('what a colleague changed in a source since its form was shown stays, and is asked for where it is the same field', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const { browser: other } = await staffBrowser({ role: 'editor' });
    const source = () => data.items('imports.json').find(({ id }: { id: string }) => id === 'partner');
    const check = vi.spyOn(Stage.prototype, 'check');
    await browser.act('import.source', { id: 'partner', isNew: '1', format: 'kyero', mostGone: '20' });
    // Only what changed is read for the check, not the whole catalogue.
    expect(check.mock.lastCall?.[0]).toBe(dataState().files);
    check.mockRestore();
    await browser.act('import.meaning', { source: 'partner', field: 'type', value: 'Castle', means: 'villa' });
    const form = { id: 'partner', base: JSON.stringify(fieldsOfSource(source())), format: 'kyero', mostGone: '20' };
    const address = 'https://partner.example/feed.xml';
    expect(await other.act('import.source', { ...form, address })).toMatchObject({ done: 'saved' });
    expect(await browser.act('import.source', { ...form, mostGone: '50', broker: 'tom-claes' })).toMatchObject({
      done: 'saved',
    });
    const both = { address, mostGone: 0.5, broker: 'tom-claes', meanings: [{ means: 'villa' }] };
    expect(source()).toMatchObject(both);
    const asked = await other.act('import.source', { ...form, mostGone: '30' });
    expect(asked).toMatchObject({ error: 'conflict', stored: { mostGone: '50' }, values: { mostGone: '30', address } });
    expect(source()).toMatchObject(both);
    expect(await other.act('import.source', { id: 'partner', ...asked.values })).toMatchObject({ done: 'saved' });
    expect(source()).toMatchObject({ ...both, mostGone: 0.3 });
    // One that is gone does not come back without what it had learned.
    await browser.act('import.remove', { source: 'partner' });
    expect(await other.act('import.source', form)).toEqual({ error: 'gone' });
  });
});
