import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { inTransaction } from '@/lib/db/database';
import { documentsOf } from '@/lib/db/owner-records';
import { tellSearches } from '@/lib/db/wishes';
import { addOwnerDocument } from '@/lib/office/owners/document-actions';
import { inviteOwner } from '@/lib/office/owners/owner-actions';
import { inviteStaff } from '@/lib/office/staff-actions';
import { sample } from '../../support/sample-site';
import { countRows, onBothEngines } from '../../support/storage/database';
import { staffBrowser } from '../../support/storage/office';

/** Of whom the log takes no line. */
const nameless = { id: null, name: null as unknown as string };
const person = { email: 'jef@owner.example', name: 'Jef Maes', language: 'nl' } as const;

onBothEngines(() => {
  it('nobody is invited and no document is added without a line in the log', async () => {
    const { staff } = await staffBrowser({ role: 'owner' });
    const mails = await countRows('outbox');
    await expect(inviteOwner({ ...person, homes: [5801] }, nameless, sample)).rejects.toThrow();
    await expect(
      inviteStaff({ ...person, email: 'tom@heem.example', role: 'editor' }, nameless, sample),
    ).rejects.toThrow();
    const document = { property: 5801, title: 'Opdracht', name: 'Opdracht.pdf', content: Buffer.from('%PDF-1.7\n') };
    await expect(addOwnerDocument(document, { ...staff, name: nameless.name })).rejects.toThrow();
    expect([await countRows('outbox'), await countRows('ownership')]).toEqual([mails, 0]);
    expect(await documentsOf([5801])).toEqual([]);
  });

  it('a search that was stopped while homes are offered is said to be gone, not a failure', async () => {
    expect(await inTransaction((trx) => tellSearches(trx, [randomUUID()], [[5801, null]]))).toBe(false);
  });
});
