import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { GET } from '@/app/api/owner/documents/[token]/route';
import { dayMs } from '@/lib/day';
import { findAccountOf } from '@/lib/db/accounts';
import { db } from '@/lib/db/database';
import { ownedDocument, ownedDocuments, putDocument, removeDocument } from '@/lib/db/owner-records';
import { deleteExpired } from '@/lib/db/personal-data';
import { documentPath, linkLife, listDocuments } from '@/lib/owners/documents';
import { an, invited, loggedIn, password, passwordForm, send } from '../../support/storage/accounts';
import { staffCommand } from '../../support/storage/command';
import { onBothEngines } from '../../support/storage/database';
import { owned, retention } from '../../support/storage/examples';

/** Somebody who owns the home 5801 and is logged in: their account and the headers of a request of theirs. */
async function owner(email: string) {
  await send(passwordForm(await invited({ ...an, email }), password));
  return { id: (await findAccountOf(email))?.id ?? '', headers: await loggedIn(email, password) };
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const put = (property = 5801) =>
  putDocument({ property, title: 'Opdracht', name: 'Opdracht é.pdf', type: 'application/pdf', content: pdf });
const fetched = (href: string, headers = new Headers()) => {
  const token = href.split('/').at(-2) ?? '';
  return GET(new Request(`https://heem.example${href}`, { headers }), { params: Promise.resolve({ token }) });
};

onBothEngines((database) => {
  const documents = (...args: string[]) => staffCommand('documents', ...args);

  it('staff add, list and remove them, and only what owners can read', async () => {
    const file = (name: string, content: Buffer | string) => {
      writeFileSync(path.join(database().dir, name), content);
      return path.join(database().dir, name);
    };
    const good = file('Opdracht.bin', pdf);
    const added = await documents('add', '--property', '5801', '--title', 'Opdracht', good);
    expect(added).toMatchObject({ code: 0, stderr: '' });
    expect((await documents('list', '--property', '5801')).stdout).toMatch(
      /Opdracht +Opdracht\.pdf +1.kB +[0-9a-f-]{36}/,
    );
    expect((await documents('list', '--property', '5802')).stdout).toBe('There are none.\n');
    for (const args of [
      ['--property', '999999', '--title', 'Opdracht', good],
      ['--property', '5801', good],
      ['--property', '5801', '--title', 'Opdracht', file('page.pdf', '<script>alert(1)</script>')],
      ['--property', '5801', '--title', 'Opdracht', file('large.pdf', Buffer.concat([pdf, Buffer.alloc(26_300_000)]))],
    ])
      expect(await documents('add', ...args)).toMatchObject({ code: 2 });
    expect(await documents('remove', added.stdout.trim())).toMatchObject({ code: 0 });
    expect(await documents('remove', added.stdout.trim())).toMatchObject({ code: 2 });
  });

  it('only those of one’s own homes are found', async () => {
    const id = await put();
    expect(await ownedDocuments(owned(5801))).toMatchObject([{ id, size: pdf.length }]);
    for (const homes of [owned(5802), owned()]) {
      expect(await ownedDocuments(homes)).toEqual([]);
      expect(await ownedDocument(id, homes)).toBeNull();
    }
    expect(await removeDocument(id)).toBe(true);
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
    const [{ id: account, headers }, tom] = [await owner(an.email), await owner('tom@owner.example')];
    const document = await put();
    const href = await documentPath({ document, account });
    const tries: [href: string, headers: Headers | undefined][] = [
      [href, tom.headers],
      [await documentPath({ document: await put(5802), account }), headers],
      [href, undefined],
      [await documentPath({ document, account }, Date.now() - linkLife), headers],
      [await documentPath({ document: crypto.randomUUID(), account }), headers],
      [href.replace('.', 'x.'), headers],
      ['/api/owner/documents/x/', headers],
    ];
    expect((await fetched(href, headers)).status).toBe(200);
    for (const [tried, who] of tries) {
      const answer = await fetched(tried, who);
      expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
        404,
        '',
        'private, no-store',
      ]);
    }
  });

  it('without a database the answer says when to come again', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const { id: account, headers } = await owner(an.email);
    const href = await documentPath({ document: await put(), account });
    await sql`alter table owner_document rename to documents_elsewhere`.execute(await db());
    const answer = await fetched(href, headers);
    await sql`alter table documents_elsewhere rename to owner_document`.execute(await db());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '120']);
    expect((await fetched(href, headers)).status).toBe(200);
    expect(said).toHaveBeenCalled();
    said.mockRestore();
  });

  it('are deleted after their time', async () => {
    await put();
    const periods = { ...retention, leads: 1, mails: 1, documents: 30 };
    await deleteExpired(periods, Date.now() + 29 * dayMs);
    expect(await ownedDocuments(owned(5801))).toHaveLength(1);
    await deleteExpired(periods, Date.now() + 31 * dayMs);
    expect(await ownedDocuments(owned(5801))).toEqual([]);
  });
});
