import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { listAudit } from '@/lib/audit/store';
import { erasePerson, planErasure } from '@/lib/people/erase-person';
import { listErasureLines } from '@/lib/people/erasure-words';
import { sample } from '@/tests/support/sample-site';
import { staffCommand } from '@/tests/support/storage/command';
import { onSqlite } from '@/tests/support/storage/database';
import { lead } from '@/tests/support/storage/examples';
import { ownData, reviewFields, reviewPicture, sendReview } from '@/tests/support/storage/reviews';

onSqlite(() => {
  let id: string;
  let data: ReturnType<typeof ownData>;

  beforeEach(async () => {
    data = ownData();
    // The file begins with the byte order mark of Windows programs.
    for (const name of ['testimonials.json', 'categories.json', 'pictures.json', 'site.json']) {
      const file = path.join(data.dir, name);
      writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
    }
    id = (await sendReview()).review;
    return data.leave;
  });

  it('a testimonial is shown whole until staff approve it, then is in the data with its picture', async () => {
    const before = (await staffCommand('testimonials')).stdout;
    expect(before).toMatch(new RegExp(`^${id} +not on the site +nl +Noor, kocht een huis in Genk$`, 'm'));
    for (const line of reviewFields.comment.split('\n')) expect(before).toContain(`  ${line}\n`);
    expect((await staffCommand('testimonials', 'approve', '--help')).stdout).not.toMatch(/restart/i);
    expect(await staffCommand('testimonials', 'approve', id, '--verified', 'visit')).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(data.items('testimonials.json').at(-1)).toMatchObject({
      id,
      status: 'Published',
      language: 'nl',
      name: 'Noor',
      image: id,
      comment: { nl: reviewFields.comment, de: reviewFields.comment },
      verified: 'visit',
    });
    expect(data.items('pictures.json').at(-1)).toMatchObject({ id, file: `${id}.jpg`, kind: 'person' });
    expect(readFileSync(path.join(data.dir, 'pictures', `${id}.jpg`))).toEqual(reviewPicture.content);
    expect((await staffCommand('testimonials')).stdout).toContain(`${id}  on the site`);
    expect((await listAudit({ action: 'review.approve' }, null, 10)).entries).toMatchObject([
      { actorName: 'npm run heem', after: { category: 'testimonials', verified: 'visit' } },
    ]);
  });

  it('is approved once, by its id, into a category that there is', async () => {
    const approve = async (...args: string[]) => (await staffCommand('testimonials', 'approve', ...args)).code;
    expect(await approve('visitor-nobody')).toBe(2);
    expect(await approve(id, '--category', 'nowhere')).toBe(2);
    expect(await approve(id, '--verified', 'maybe')).toBe(2);
    expect(await approve(id, '--category', 'testimonials-buyers')).toBe(0);
    expect(await approve(id)).toBe(2);
  });

  it('goes with the person who is erased, as the page says before, with every picture', async () => {
    const { email } = lead();
    const ids = (name: string) => data.items(name).map((item: { id: string }) => item.id);
    await staffCommand('testimonials', 'approve', id);
    expect([ids('testimonials.json'), ids('pictures.json')]).toEqual(Array(2).fill(expect.arrayContaining([id])));
    const root = mkdtempSync(path.join(tmpdir(), 'heem-root-'));
    const prepared = path.join(root, 'public/pictures');
    mkdirSync(prepared, { recursive: true });
    for (const name of [`${id}-x1-640.avif`, `${id}-x1-640.webp`, 'visitor-other-640.webp'])
      writeFileSync(path.join(prepared, name), '');
    const others = ids('testimonials.json').filter((one: string) => one !== id);
    // A withdrawn testimonial is still in the data.
    const file = path.join(data.dir, 'testimonials.json');
    const offSite = (item: { id: string }) => (item.id === id ? { ...item, status: 'Draft' } : item);
    writeFileSync(file, JSON.stringify({ items: data.items('testimonials.json').map(offSite) }));
    const plan = await planErasure(email, sample);
    expect(plan.testimonials).toEqual([id]);
    expect(await listErasureLines(plan, 'en', sample)).toContain('1 testimonial on the website');
    expect(plan.stays.inGit).toBe(false);
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root);
    expect((await staffCommand('person', 'erase', email)).stdout).toContain('1 testimonials in the data folder');
    cwd.mockRestore();
    expect(ids('testimonials.json')).toEqual(others);
    expect(ids('pictures.json')).not.toContain(id);
    expect(existsSync(path.join(data.dir, 'pictures', `${id}.jpg`))).toBe(false);
    expect(readdirSync(prepared)).toEqual(['visitor-other-640.webp']);
    expect((await listAudit({ action: 'person.erase' }, null, 10)).entries).toMatchObject([
      { after: { leads: 1, testimonials: 1 } },
    ]);
  });

  it('goes, too, if it is approved while the person is erased', async () => {
    const file = path.join(data.dir, 'testimonials.json');
    const waiting = readFileSync(file);
    await staffCommand('testimonials', 'approve', id);
    const approved = readFileSync(file);
    writeFileSync(file, waiting);
    // Looked at before the transaction, and again within it.
    let looks = 0;
    const meanwhile = {
      ...sample,
      get catalogue() {
        if (++looks === 2) writeFileSync(file, approved);
        return sample.catalogue;
      },
    };
    const erased = await erasePerson(lead().email, { id: null, name: 'test' }, meanwhile);
    expect([erased.leads, erased.testimonials]).toEqual([1, [id]]);
    expect(readFileSync(file, 'utf8')).not.toContain(id);
    expect((await listAudit({ action: 'person.erase' }, null, 10)).entries).toMatchObject([
      { after: { leads: 1, testimonials: 1 } },
    ]);
  });
});
