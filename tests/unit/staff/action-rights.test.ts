import { expect, it } from 'vitest';
import { z } from 'zod';
import { actions } from '@/lib/app/actions';
import { staffRoles } from '@/lib/db/tables/accounts';
import { runAction } from '@/lib/staff/define-action';
import { officeSession } from '@/lib/staff/session';
import { sample } from '@/tests/support/sample-site';
import { onSqlite } from '@/tests/support/storage/database';
import { invitedStaff, OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';

onSqlite(() => {
  it('every action asks for a log-in with a second factor, for its roles, and where it says so for a recent log-in', async () => {
    const unsecured = new OfficeBrowser();
    await unsecured.choosePassword((await invitedStaff({ role: 'owner' })).link);
    const browsers = await Promise.all(
      staffRoles.map(async (role) => ({ role, browser: (await staffBrowser({ role })).browser })),
    );
    for (const { name } of Object.values(actions)) {
      expect([name, await new OfficeBrowser().act(name)]).toEqual([name, { error: 'loggedOut' }]);
      expect([name, await unsecured.act(name)]).toEqual([name, { error: 'loggedOut' }]);
    }
    // Only the right of an action is tested, so a stub replaces its work.
    const form = new FormData();
    form.set('locale', 'nl');
    const standIn = { schema: z.object({}), run: async () => ({ done: 'saved' }) as const };
    for (const { role, browser } of browsers) {
      const session = await officeSession(browser.headers);
      if (!session) throw new Error(`no session of ${role}`);
      for (const action of Object.values(actions))
        for (const isFresh of [true, false]) {
          const { name, roles, needsRecentLogin } = action;
          const answer = await runAction(
            { ...action, ...standIn },
            form,
            { ...session, isFresh },
            { headers: new Headers(), data: sample, actions },
          );
          const expected = !roles.includes(role)
            ? { error: 'forbidden' }
            : needsRecentLogin && !isFresh
              ? { error: 'stale' }
              : { done: 'saved' };
          expect([name, role, isFresh, answer]).toEqual([name, role, isFresh, expected]);
        }
      for (const { name, roles } of Object.values(actions))
        if (!roles.includes(role))
          expect([name, role, await browser.act(name)]).toEqual([name, role, { error: 'forbidden' }]);
    }
  });

  it('an action that is not registered cannot be called', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    for (const name of ['nothing', 'constructor', 'lead.look'])
      expect(await browser.act(name)).toEqual({ error: 'invalid' });
  });
});
