import { randomUUID } from 'node:crypto';
import { formWith } from '../../support/plain-form';
import { account, type PortalPeople, PortalVisitor, password, portalPeople, tokenOf } from '../../support/portal';
import { writeDirectly } from '../../support/site-database';
import { expect, test } from '../../support/site-test';

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
    ...[id, id, new Date().toISOString(), tokenOf(people.owner)],
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

test('registering a passkey needs a session and its password', async ({ request }) => {
  const begin = (visitor: PortalVisitor, typed = {}) =>
    visitor.post('/api/account/passkeys/begin/', { for: 'add', ...typed });
  expect((await begin(new PortalVisitor(request), { password })).status()).toBe(401);
  expect(await (await begin(people.owner)).json()).toEqual({ error: 'password' });
  expect(await (await begin(people.owner, { password: 'not the password' })).json()).toEqual({ error: 'credentials' });
  const { options } = await (await begin(people.owner, { password })).json();
  expect(options.authenticatorSelection.userVerification).toBe('required');
  const refused = await people.owner.post('/api/account/passkeys/finish/', { for: 'add', answer: '{}' });
  expect([refused.status(), await refused.json()]).toEqual([400, false]);
});
