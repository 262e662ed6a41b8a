import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { GET as openDocument } from '@/app/api/documents/[token]/route';
import { GET as openOwnerDocument } from '@/app/api/owner/documents/[token]/route';
import { findAccountByEmail } from '@/lib/accounts/store';
import { dayMs } from '@/lib/base/day';
import { db } from '@/lib/db/database';
import { documentHref, documentLifetimeMs } from '@/lib/leads/document-links';
import { documentPath, linkLifetimeMs, listDocuments } from '@/lib/owners/documents';
import { findOwnedDocument, listOwnedDocuments, putDocument, removeDocument } from '@/lib/owners/store';
import { deleteExpired } from '@/lib/people/store-retention';
import { an, invited, loggedIn, password, passwordForm, send } from '@/tests/support/storage/accounts';
import { staffCommand } from '@/tests/support/storage/command';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { owned, retention } from '@/tests/support/storage/examples';

afterEach(() => void vi.useRealTimers());

const open = async (href: string): Promise<Response> => {
  const token = new URL(href).pathname.split('/').at(-2) ?? '';
  return openDocument(new Request(href), { params: Promise.resolve({ token }) });
};

/** A logged-in owner of home 5801: the account, and headers for requests. */
async function owner(email: string) {
  await send(passwordForm(await invited({ ...an, email }), password));
  return { id: (await findAccountByEmail(email))?.id ?? '', headers: await loggedIn(email, password) };
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const documentCommand = (...args: string[]) => staffCommand('documents', ...args);
const put = (property = 5801) =>
  putDocument({ property, title: 'Opdracht', name: 'Opdracht é.pdf', type: 'application/pdf', content: pdf });
const fetched = (href: string, headers = new Headers()) => {
  const token = href.split('/').at(-2) ?? '';
  return openOwnerDocument(new Request(`https://heem.example${href}`, { headers }), {
    params: Promise.resolve({ token }),
  });
};

onBothEngines(() => {
  it('queries find only documents of one’s own homes', async () => {
    const id = await put();
    expect(await listOwnedDocuments(owned(5801))).toMatchObject([{ id, size: pdf.length }]);
    for (const homes of [owned(5802), owned()]) {
      expect(await listOwnedDocuments(homes)).toEqual([]);
      expect(await findOwnedDocument(id, homes)).toBeNull();
    }
    expect(await removeDocument(id)).toBe(true);
  });

  it('are deleted after their time', async () => {
    await put();
    const periods = { ...retention, leads: 1, mails: 1, documents: 30 };
    await deleteExpired(periods, Date.now() + 29 * dayMs);
    expect(await listOwnedDocuments(owned(5801))).toHaveLength(1);
    await deleteExpired(periods, Date.now() + 31 * dayMs);
    expect(await listOwnedDocuments(owned(5801))).toEqual([]);
  });
});

onSqlite((database) => {
  it('without a database both links answer 503 with Retry-After, for a visitor in their language', async () => {
    const errorLog = vi.spyOn(console, 'error').mockReturnValue();
    const without = async (table: string, work: () => Promise<Response>) => {
      const [name, away] = [sql.table(table), sql.table(`${table}_elsewhere`)];
      await sql`alter table ${name} rename to ${away}`.execute(await db());
      const answer = await work();
      await sql`alter table ${away} rename to ${name}`.execute(await db());
      return answer;
    };
    const request = new Request('http://heem.example/', { headers: { 'accept-language': 'fr-BE,fr;q=0.9' } });
    const params = Promise.resolve({ token: 'x.y' });
    const answer = await without('secret', () => openDocument(request, { params }));
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'retry-after': '120', 'content-language': 'fr' });
    expect(answer.status).toEqual(503);
    expect(await answer.text()).toEqual(expect.stringContaining('réessayez'));
    const { id: account, headers } = await owner(an.email);
    const href = await documentPath({ document: await put(), account });
    const ofOwner = await without('owner_document', () => fetched(href, headers));
    expect([ofOwner.status, ofOwner.headers.get('retry-after')]).toEqual([503, '120']);
    expect((await fetched(href, headers)).status).toBe(200);
    expect(errorLog).toHaveBeenCalledTimes(2);
    errorLog.mockRestore();
  });

  it('a link opens its document for two weeks, then leads to the form for a new one, or to the first page if the home has left', async () => {
    const until = Date.now() + documentLifetimeMs;
    const href = await documentHref({ property: 5801, kind: 'epc_certificate', until, locale: 'de' });
    const document = await open(href);
    expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(document.headers.get('cache-control')).toBe('private, no-store');
    const forged = await open(href.replace(/.{4}\/$/, 'AAAA/'));
    const ofGone = await open(await documentHref({ property: 999_999, kind: 'plans', until, locale: 'fr' }));
    expect([forged.status, ofGone.status, ofGone.headers.get('location')]).toEqual([404, 303, '/fr/']);
    vi.useFakeTimers({ now: until, toFake: ['Date'] });
    const over = await open(href);
    expect([over.status, over.headers.get('location')]).toEqual([303, '/de/unterlagen-anfordern/?property=5801']);
  });

  it('staff add, list and remove them, and only what owners can read', async () => {
    const file = (name: string, content: Buffer | string) => {
      writeFileSync(path.join(database().dir, name), content);
      return path.join(database().dir, name);
    };
    const good = file('Opdracht.bin', pdf);
    const added = await documentCommand('add', '--property', '5801', '--title', 'Opdracht', good);
    expect(added).toMatchObject({ code: 0, stderr: '' });
    expect((await documentCommand('list', '--property', '5801')).stdout).toMatch(
      /Opdracht +Opdracht\.pdf +1.kB +[0-9a-f-]{36}/,
    );
    expect((await documentCommand('list', '--property', '5802')).stdout).toBe('There are none.\n');
    for (const args of [
      ['--property', '999999', '--title', 'Opdracht', good],
      ['--property', '5801', good],
      ['--property', '5801', '--title', 'Opdracht', file('page.pdf', '<script>alert(1)</script>')],
      ['--property', '5801', '--title', 'Opdracht', file('large.pdf', Buffer.concat([pdf, Buffer.alloc(26_300_000)]))],
    ])
      expect(await documentCommand('add', ...args)).toMatchObject({ code: 2 });
    expect(await documentCommand('remove', added.stdout.trim())).toMatchObject({ code: 0 });
    expect(await documentCommand('remove', added.stdout.trim())).toMatchObject({ code: 2 });
  });

  it('are listed with links, and downloaded as files that no cache keeps', async () => {
    await put();
    const { id, headers } = await owner(an.email);
    const documents = await listDocuments(owned(5801), id);
    expect(documents).toEqual([
      expect.objectContaining({ title: 'Opdracht', type: 'application/pdf', property: 5801 }),
    ]);
    const answer = await fetched(documents[0]?.href ?? '', headers);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Opdracht ?.pdf"; filename*=UTF-8''Opdracht%20%C3%A9.pdf`,
    });
  });

  it('answer 404 for another account, another’s home, no login, an old link or a forged one', async () => {
    const { id: account, headers } = await owner(an.email);
    const tom = await owner('tom@owner.example');
    const document = await put();
    const href = await documentPath({ document, account });
    const tries: [href: string, headers: Headers | undefined][] = [
      [href, tom.headers],
      [await documentPath({ document: await put(5802), account }), headers],
      [href, undefined],
      [await documentPath({ document, account }, Date.now() - linkLifetimeMs), headers],
      [await documentPath({ document: crypto.randomUUID(), account }), headers],
      [href.replace('.', 'x.'), headers],
      ['/api/owner/documents/x/', headers],
    ];
    expect((await fetched(href, headers)).status).toBe(200);
    for (const [tried, who] of tries) {
      const answer = await fetched(tried, who);
      expect(answer.status).toEqual(404);
      expect(await answer.text()).toEqual('');
      expect(answer.headers.get('cache-control')).toEqual('private, no-store');
    }
  });
});
