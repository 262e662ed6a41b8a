// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { FetchFaultText } from '@/components/office/fetch-fault-text';
import { Mend } from '@/components/office/import/mend';
import { inLocale } from '@/tests/support/next-intl-server';
import { partOf } from '@/tests/support/part-of';
import { sample } from '../../support/sample-site';

it('a home that has left the source is not offered to be imported alone; it is said why', async () => {
  const record = { id: 'd', home: 5801, state: 'setAside', missing: 'goes' } as const;
  const part = await inLocale('de', () => partOf(<Mend source="partner" record={record} locale="de" data={sample} />));
  expect(part.querySelector('form, button')).toBeNull();
  expect(part.textContent).toBe(
    'Diese Immobilie ist nicht mehr in der Quelle: Sie kann nicht einzeln erneut importiert werden. Ein Import der ganzen Quelle nimmt sie von der Website.',
  );
});

it('why a picture could not be had is said in the language of the reader; the words of a library follow', async () => {
  const status = { kind: 'status', found: 403 } as const;
  const part = await inLocale('nl', () => partOf(<FetchFaultText fault={status} />));
  expect(part.innerHTML).toBe('Niet gevonden of geweigerd door de server van de leverancier (status 403)');
  const files = { kind: 'manyFiles', limit: 20_000 } as const;
  expect((await inLocale('nl', () => partOf(<FetchFaultText fault={files} />))).textContent).toContain('20.000');
  const library = { kind: 'unreadable', detail: 'Input buffer is corrupt' } as const;
  const more = await inLocale('nl', () => partOf(<FetchFaultText fault={library} />));
  expect(more.textContent).toBe('Het bestand kan niet gelezen worden (Input buffer is corrupt)');
  expect(more.querySelector('[lang=en]')?.textContent).toBe('(Input buffer is corrupt)');
});
