import { expect, it } from 'vitest';
import type { Staff } from '@/lib/accounts/store-staff';
import type { LeadRecord } from '@/lib/leads/store';
import { fillBlocks } from '@/lib/leads/text-blocks';
import { textBlocks } from '@/scripts/demo/desk';
import { sample } from '@/tests/support/sample-site';

const lead = { name: 'Ilse Reynders', property: 5801, project: null } as LeadRecord;
const staff = { name: 'Lies', broker: null } as Staff;
const filled = (nl: string) =>
  fillBlocks([{ id: '1', name: 'Block', texts: { nl } } as never], lead, staff, 'nl', sample)[0]?.text;

it('a block brings no second salutation, and keeps a name within its text', () => {
  expect(filled('Dag {name},\n\nTot morgen, {name}.')).toBe('Tot morgen, Ilse Reynders.');
  expect(filled('Tot morgen, {name}.\n\nGroeten')).toBe('Tot morgen, Ilse Reynders.\n\nGroeten');
  for (const { nl, fr, en, de } of textBlocks)
    for (const text of [nl, fr, en, de]) expect(text).not.toMatch(/^[^\n]*\{name\}/);
});
