import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { db } from '@/lib/db/database';
import { listUploads, putUpload, storeLead } from '@/lib/db/leads';
import { env } from '@/lib/env';
import { erasePerson } from '@/lib/people/erase-person';
import { sample, sampleDir } from '@/tests/support/sample-site';
import { staffCommand } from '../../support/storage/command';
import { onBothEngines } from '../../support/storage/database';
import { lead } from '../../support/storage/examples';

const fields = { comment: 'Alles liep vlot.', displayName: 'Noor', aboutYou: 'kocht een huis in Genk' };
const picture = { field: 'image', name: 'ik.jpg', type: 'image/jpeg', content: Buffer.from([0xff, 0xd8, 0xff, 0, 9]) };

onBothEngines((database) => {
  let id: string;
  const data = () => path.join(database().dir, 'data');
  const items = (name: string) => JSON.parse(readFileSync(path.join(data(), name), 'utf8')).items;

  beforeEach(async () => {
    mkdirSync(path.join(data(), 'pictures'), { recursive: true });
    // With the byte order mark that programs of Windows write.
    for (const name of ['testimonials.json', 'categories.json', 'pictures.json', 'site.json'])
      writeFileSync(path.join(data(), name), `\uFEFF${readFileSync(path.join(sampleDir, name), 'utf8')}`);
    const stored = await storeLead(lead({ form: 'post-testimonial', fields }), [], (trx, leadId) =>
      putUpload(trx, picture, leadId),
    );
    id = `visitor-${stored.id.slice(0, 8)}`;
    const { dataDir } = env;
    env.dataDir = data();
    return () => Object.assign(env, { dataDir });
  });

  it('a testimonial waits until staff approve it, then is in the data with its picture', async () => {
    expect((await staffCommand('testimonials')).stdout).toMatch(
      new RegExp(`${id} +waits +nl +Noor +Alles liep vlot\\.`),
    );
    expect(await staffCommand('testimonials', 'approve', id)).toMatchObject({ code: 0, stderr: '' });
    expect(items('testimonials.json').at(-1)).toMatchObject({
      id,
      status: 'Published',
      name: 'Noor',
      image: id,
      comment: { nl: 'Alles liep vlot.', de: 'Alles liep vlot.' },
    });
    expect(items('pictures.json').at(-1)).toMatchObject({ id, file: `${id}.jpg`, kind: 'person' });
    expect(readFileSync(path.join(data(), 'pictures', `${id}.jpg`))).toEqual(picture.content);
    expect((await staffCommand('testimonials')).stdout).toContain('on the site');
  });

  it('is approved once, by its id, into a category that there is', async () => {
    expect(await staffCommand('testimonials', 'approve', 'visitor-nobody')).toMatchObject({ code: 2 });
    expect(await staffCommand('testimonials', 'approve', id, '--category', 'nowhere')).toMatchObject({ code: 2 });
    expect(await staffCommand('testimonials', 'approve', id, '--category', 'testimonials-buyers')).toMatchObject({
      code: 0,
    });
    expect(await staffCommand('testimonials', 'approve', id)).toMatchObject({ code: 2 });
  });

  it('its picture is exported with the person, and goes with the lead', async () => {
    const { files } = JSON.parse((await staffCommand('person', 'export', lead().email)).stdout);
    expect(files).toEqual([expect.objectContaining({ name: 'ik.jpg', content: picture.content.toString('base64') })]);
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
