import { randomUUID } from 'node:crypto';
import { formWith } from '@/tests/support/plain-form';
import { account, type PortalPeople, portalPeople, tokenOf } from '@/tests/support/portal';
import { writeDirectly } from '@/tests/support/site-database';
import { expect, test } from '@/tests/support/site-test';

test.describe.configure({ mode: 'default' });

let people: PortalPeople;
test.beforeAll(async ({ playwright, baseURL }) => {
  people = await portalPeople(playwright, baseURL);
});

test('a visitor cannot remove the passkey of another', async () => {
  const id = randomUUID();
  writeDirectly(
    `insert into passkey (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp", "createdAt")
     select ?, 'key', "userId", ?, 0, 'singleDevice', 0, ? from session where token = ?`,
    id,
    id,
    new Date().toISOString(),
    tokenOf(people.owner),
  );
  const { action, hidden } = formWith('id', await (await people.owner.get(account)).text());
  expect(hidden.id).toBe(id);
  for (const visitor of [people.neighbour, people.staff]) {
    await visitor.post(action, hidden);
    expect(await (await people.owner.get(account)).text()).toContain(id);
  }
  await people.owner.post(action, hidden);
  expect(await (await people.owner.get(account)).text()).not.toContain(id);
});
