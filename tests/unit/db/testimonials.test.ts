import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/lib/data/issues';
import { listAudit } from '@/lib/db/audit';
import { db } from '@/lib/db/database';
import { listUploads } from '@/lib/db/leads';
import { erasePerson, planErasure } from '@/lib/people/erase-person';
import { erasureLines } from '@/lib/people/erasure-words';
import { sample } from '@/tests/support/sample-site';
import { staffCommand } from '../../support/storage/command';
import { countRows, onBothEngines } from '../../support/storage/database';
import { lead } from '../../support/storage/examples';
import { ownData, reviewFields, reviewPicture, sendReview } from '../../support/storage/reviews';

onBothEngines(() => {
  let id: string;
  let data: ReturnType<typeof ownData>;

  beforeEach(async () => {
    data = ownData();
    // With the byte order mark that programs of Windows write.
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
    expect(await staffCommand('testimonials', 'approve', 'visitor-nobody')).toMatchObject({ code: 2 });
    expect(await staffCommand('testimonials', 'approve', id, '--category', 'nowhere')).toMatchObject({ code: 2 });
    expect(await staffCommand('testimonials', 'approve', id, '--verified', 'maybe')).toMatchObject({ code: 2 });
    expect(await staffCommand('testimonials', 'approve', id, '--category', 'testimonials-buyers')).toMatchObject({
      code: 0,
    });
    expect(await staffCommand('testimonials', 'approve', id)).toMatchObject({ code: 2 });
  });

  it('its picture is exported with the person, and goes with the lead', async () => {
    const { files } = JSON.parse((await staffCommand('person', 'export', lead().email)).stdout);
    expect(files).toEqual([
      expect.objectContaining({ name: 'ik.jpg', content: reviewPicture.content.toString('base64') }),
    ]);
    const [stored] = await (await db()).selectFrom('lead').select('id').execute();
    expect(await erasePerson(lead().email, { id: null, name: 'test' }, sample)).toMatchObject({ leads: 1, files: 1 });
    expect(await listUploads(stored?.id ?? '')).toEqual([]);
    expect(await (await db()).selectFrom('upload').select('id').execute()).toEqual([]);
  });

  describe('on the site', () => {
    const eraser = { id: null, name: 'test' };
    const { email } = lead();
    const ids = (name: string) => data.items(name).map((item: { id: string }) => item.id);
    beforeEach(async () => {
      await staffCommand('testimonials', 'approve', id);
      expect([ids('testimonials.json'), ids('pictures.json')]).toEqual(Array(2).fill(expect.arrayContaining([id])));
    });

    it('goes with the person who is erased, as the page says before, with every picture', async () => {
      const root = mkdtempSync(path.join(tmpdir(), 'heem-root-'));
      const prepared = path.join(root, 'public/pictures');
      mkdirSync(prepared, { recursive: true });
      for (const name of [`${id}-x1-640.avif`, `${id}-x1-640.webp`, 'visitor-other-640.webp'])
        writeFileSync(path.join(prepared, name), '');
      const others = ids('testimonials.json').filter((one: string) => one !== id);
      // One that was taken off the site is in the data all the same.
      writeFileSync(
        path.join(data.dir, 'testimonials.json'),
        JSON.stringify({
          items: data
            .items('testimonials.json')
            .map((item: { id: string }) => (item.id === id ? { ...item, status: 'Draft' } : item)),
        }),
      );
      const plan = await planErasure(email, sample);
      expect(plan.testimonials).toEqual([id]);
      expect(await erasureLines(plan, 'en', sample)).toContain('1 testimonial on the site');
      const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root);
      await erasePerson(email, eraser, sample);
      cwd.mockRestore();
      expect(ids('testimonials.json')).toEqual(others);
      expect(ids('pictures.json')).not.toContain(id);
      expect(existsSync(path.join(data.dir, 'pictures', `${id}.jpg`))).toBe(false);
      expect(readdirSync(prepared)).toEqual(['visitor-other-640.webp']);
      expect((await listAudit({ action: 'person.erase' }, null, 10)).entries).toMatchObject([
        { after: { leads: 1, testimonials: 1 } },
      ]);
    });

    it('is counted by the command', async () => {
      expect((await staffCommand('person', 'erase', email)).stdout).toContain('1 testimonials in the data folder');
      expect(ids('testimonials.json')).not.toContain(id);
    });

    it('and nothing is erased while a fault in the data keeps it there', async () => {
      const file = path.join(data.dir, 'testimonials.json');
      const broken = readFileSync(file, 'utf8').slice(0, -3);
      const shown = sample.content.testimonials.values().next().value;
      const testimonials = new Map(shown && [[id, { ...shown, id }]]);
      const asked = { ...sample, content: { ...sample.content, testimonials } };
      writeFileSync(file, broken);
      await expect(erasePerson(email, eraser, asked)).rejects.toThrow(DataError);
      expect(await countRows('lead')).toBe(1);
      expect((await listAudit({ action: 'person.erase' }, null, 10)).entries).toEqual([]);
      expect(readFileSync(file, 'utf8')).toBe(broken);
    });
  });
});
