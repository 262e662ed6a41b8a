import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/documents/[token]/route';
import { db } from '@/lib/db/database';
import { documentHref, documentLife } from '@/lib/forms/document-links';
import { onBothEngines } from '../../support/storage/database';

afterEach(() => void vi.useRealTimers());

const open = async (href: string): Promise<Response> => {
  const token = new URL(href).pathname.split('/').at(-2) ?? '';
  return GET(new Request(href), { params: Promise.resolve({ token }) });
};

onBothEngines(() => {
  it('without a database it says in the visitor’s language when to come again', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    await sql`alter table secret rename to secret_elsewhere`.execute(await db());
    const headers = { 'accept-language': 'fr-BE,fr;q=0.9' };
    const answer = await GET(new Request('http://heem.example/', { headers }), {
      params: Promise.resolve({ token: 'x.y' }),
    });
    await sql`alter table secret_elsewhere rename to secret`.execute(await db());
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'retry-after': '120', 'content-language': 'fr' });
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('réessayez')]);
    expect(said).toHaveBeenCalled();
    said.mockRestore();
  });

  it('a link opens its document for two weeks, and then leads to the form for a new one', async () => {
    const until = Date.now() + documentLife;
    const href = await documentHref({ property: 5801, kind: 'epc_certificate', until, locale: 'de' });
    const document = await open(href);
    expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(document.headers.get('cache-control')).toBe('private, no-store');
    vi.useFakeTimers({ now: until, toFake: ['Date'] });
    const over = await open(href);
    expect([over.status, over.headers.get('location')]).toEqual([303, '/de/unterlagen-anfordern/?property=5801']);
  });

  it('of a home that has left the site it leads to the first page, and one that we did not sign nowhere', async () => {
    const link = { property: 999_999, kind: 'plans', until: Date.now() + documentLife, locale: 'fr' } as const;
    const gone = await open(await documentHref(link));
    expect([gone.status, gone.headers.get('location')]).toEqual([303, '/fr/']);
    const own = await documentHref({ ...link, property: 5801 });
    expect((await open(own.replace(/.{4}\/$/, 'AAAA/'))).status).toBe(404);
  });
});
