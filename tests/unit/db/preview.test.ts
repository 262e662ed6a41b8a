import { expect, it } from 'vitest';
import { dayMs } from '@/lib/day';
import { secret } from '@/lib/db/tokens';
import { openPreview } from '@/lib/preview/preview';
import { staffCommand } from '../../support/storage/command';
import { onBothEngines } from '../../support/storage/database';

onBothEngines(() => {
  it('`heem preview` prints a link that the site opens, for as long as was asked', async () => {
    const { code, stdout } = await staffCommand('preview', '--days', '3', '/nl/te-koop/');
    const token = new URL(stdout.trim()).pathname.split('/')[3] ?? '';
    const opened = openPreview(token, await secret('preview'));
    expect([code, opened?.page, opened?.over]).toEqual([0, '/nl/te-koop/', false]);
    expect(Math.round(((opened?.until ?? 0) - Date.now()) / dayMs)).toBe(3);
  });

  it.each([[['--days', '32']], [['--days', 'x']], [['https://evil.example/']], [['//evil.example/']]])(
    'refuses %j',
    async (words) => expect((await staffCommand('preview', ...words)).code).toBe(2),
  );
});
