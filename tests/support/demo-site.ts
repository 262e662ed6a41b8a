import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Cookie } from '@playwright/test';
import type { StaffRole } from '@/lib/db/tables/accounts';
import { root } from '@/scripts/support/project';
import { enterOffice } from './office';
import { signIn } from './portal';
import { test as base } from './site';
import { workerSite } from './worker-site';

export { expect } from './site';

/** The person who looks at a page: a member of staff, an owner of homes, or somebody who is not logged in. */
export type Person = StaffRole | 'client' | 'nobody';

interface DemoFixtures {
  /** Lets the page see what a member of staff or an owner of homes sees; each of them logs in once. */
  logInAs: (person: Person) => Promise<void>;
}

/** The sessions of this worker. */
const sessions = new Map<Person, Cookie[]>();

/** A test on a site with two months of activity (`npm run demo`). */
export const test = base.extend<DemoFixtures, { activity: undefined }>({
  activity: [
    async ({ site: _ }, use) => {
      const script = ['--import', './scripts/support/server-code.ts', 'scripts/demo.ts', 'nl'];
      await promisify(execFile)(process.execPath, script, { cwd: root, env: { ...process.env, ...workerSite.env } });
      await use(undefined);
    },
    { scope: 'worker', auto: true, timeout: 3 * 60_000 },
  ],
  logInAs: async ({ page, context }, use) =>
    use(async (person) => {
      if (person === 'nobody') return;
      const known = sessions.get(person);
      if (known) return context.addCookies(known);
      // Tom and the owner have what the demo wrote.
      if (person === 'client') await signIn(page, 5801, 5802, 5816);
      else await enterOffice(page, person, person === 'broker' ? 'tom-claes' : undefined);
      sessions.set(person, await context.cookies());
    }),
});
