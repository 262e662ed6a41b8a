import { expect, it } from 'vitest';
import { GET } from '@/app/api/preview/[token]/route';
import { previewHref } from '@/lib/preview/link';
import { linkAnswer } from '@/lib/preview/link-answer';
import { sample } from '@/tests/support/sample-site';
import { onBothEngines } from '../../support/storage/database';

const open = async (pathname: string): Promise<Response> => {
  const token = pathname.split('/').at(-2) ?? '';
  return GET(new Request(`http://localhost${pathname}`), { params: Promise.resolve({ token }) });
};

onBothEngines(() => {
  it('a link begins a preview at its page', async () => {
    const answer = await open(new URL(await previewHref('/de/neubau/', 1)).pathname);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/neubau/']);
    expect(answer.headers.get('set-cookie')).toMatch(/^heem_preview=/);
  });

  it('one that is over leads to itself, where the middleware knows it by now', async () => {
    const { pathname } = new URL(await previewHref('/de/', 0));
    globalThis.heemPreviewKey = undefined;
    const answer = await open(pathname);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, pathname]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const asked = { pathname, query: new URLSearchParams(), acceptLanguage: null };
    expect(linkAnswer(asked, sample.content.site)).toMatchObject({ status: 410 });
  });
});
