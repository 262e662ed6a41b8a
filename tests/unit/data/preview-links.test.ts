import { expect, it } from 'vitest';
import { GET } from '@/app/api/preview/[token]/route';
import { dayMs } from '@/lib/base/day';
import { processState } from '@/lib/base/process-state';
import { linkAnswer, openPreview } from '@/lib/data/preview';
import { previewHref } from '@/lib/data/preview-link';
import { currentPreview, previewCookie } from '@/lib/data/preview-request';
import { secret } from '@/lib/db/tokens';
import { type Jar, withJar } from '@/tests/support/next-headers';
import { sample } from '@/tests/support/sample-site';
import { staffCommand } from '@/tests/support/storage/command';
import { onSqlite } from '@/tests/support/storage/database';

/** The answer to a browser that opens a link, and its cookies afterwards. */
const open = async (pathname: string) => {
  const token = pathname.split('/').at(-2) ?? '';
  const jar: Jar = new Map();
  const params = Promise.resolve({ token });
  const answer = await withJar(jar, () => GET(new Request(`http://localhost${pathname}`), { params }));
  return { jar, status: answer.status, location: answer.headers.get('location') };
};

onSqlite(() => {
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

  it('a link begins a preview at its page', async () => {
    const { pathname } = new URL(await previewHref('/de/neubau/', 1));
    const { jar, ...answer } = await open(pathname);
    expect(answer).toEqual({ status: 303, location: '/de/neubau/' });
    expect(jar.get(previewCookie)).toMatchObject({
      value: pathname.split('/').at(-2),
      options: { path: '/', httpOnly: true, sameSite: 'lax' },
    });
    expect(await withJar(jar, currentPreview)).toMatchObject({ page: '/de/neubau/' });
    expect(await withJar(new Map(), currentPreview)).toBeNull();
  });

  it('an expired link redirects to itself, where the middleware answers 410', async () => {
    const { pathname } = new URL(await previewHref('/de/', 0));
    processState.previewKey = undefined;
    expect(await open(pathname)).toEqual({ jar: new Map(), status: 303, location: pathname });
    const asked = { pathname, query: new URLSearchParams(), acceptLanguage: null };
    expect(linkAnswer(asked, sample.content.site)).toMatchObject({ status: 410 });
  });
});
