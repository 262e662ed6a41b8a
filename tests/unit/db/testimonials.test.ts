import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { listAudit } from '@/lib/db/audit';
import { db } from '@/lib/db/database';
import { listUploads } from '@/lib/db/leads';
import { erasePerson } from '@/lib/people/erase-person';
import { sample } from '@/tests/support/sample-site';
import { staffCommand } from '../../support/storage/command';
import { onBothEngines } from '../../support/storage/database';
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

  it('erasing a person tells the editor which of their words are on the site', async () => {
    const [shown] = sample.content.testimonials.values();
    const testimonials = new Map(shown && [[id, shown]]);
    const { stays } = await erasePerson(
      lead().email,
      { id: null, name: 'test' },
      { ...sample, content: { ...sample.content, testimonials } },
    );
    expect(stays.testimonials).toEqual([id]);
  });
});
