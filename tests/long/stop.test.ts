import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { onBothEngines } from '@/tests/support/storage/database';
import { outbox, startSmtp } from '@/tests/support/storage/outbox';

onBothEngines((database) => {
  it('a site that is stopped closes when the mails being sent have arrived', async () => {
    let onTheirWay = 0;
    await using smtp = await startSmtp({
      onRcptTo(_, __, done) {
        onTheirWay++;
        setTimeout(done, 700);
      },
    });
    const site = spawn(
      process.execPath,
      ['--import', './scripts/support/server-code.ts', 'tests/support/storage/processes/stop-while-sending.ts'],
      { env: { ...process.env, ...database().env, SMTP_URL: smtp.url }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const actual = text(site.stdout);
    const ended = new Promise((resolve) => site.once('close', resolve));
    await vi.waitFor(() => expect(onTheirWay).toBe(1), { timeout: 15_000 });
    site.kill('SIGTERM');
    expect(await ended).toBe(143);
    expect(await actual).toBe('stored\nclosed\n');
    expect(smtp.received).toHaveLength(1);
    expect(await outbox()).toEqual([{ state: 'sent', tries: 1, last_error: null }]);
  });
});
