import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { env } from '@/lib/env';
import { composeMail } from '@/lib/mail/compose';
import { fileTransport, removeMailFiles } from '@/lib/mail/transport';
import { mail } from '../../support/storage/examples';

it('without an SMTP server a mail becomes a file that a mail program opens; another try replaces it', async () => {
  env.varDir = mkdtempSync(path.join(tmpdir(), 'heem-test-'));
  const content = Buffer.from('BEGIN:VCALENDAR').toString('base64');
  const attachments = [{ filename: 'bezoek é.ics', contentType: 'text/calendar', content }];
  const { id, message } = await composeMail(mail({ subject: 'Uw bezoek – één uur', attachments }));
  const transport = fileTransport();
  await transport.send(id, message);
  await transport.send(id, message);

  const file = path.join(env.varDir, 'mail', `${id}.eml`);
  expect(readdirSync(path.dirname(file))).toEqual([`${id}.eml`]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const parsed = await PostalMime.parse(readFileSync(file));
  expect(parsed).toMatchObject({
    subject: 'Uw bezoek – één uur',
    messageId: message.messageId,
    from: { name: 'Heem', address: 'info@heem.example' },
    replyTo: [{ address: 'an.peeters@visitor.example' }],
    attachments: [{ filename: 'bezoek é.ics', mimeType: 'text/calendar' }],
  });
  expect(
    Buffer.from(parsed.attachments[0]?.content as ArrayBuffer)
      .toString()
      .trim(),
  ).toBe('BEGIN:VCALENDAR');

  await removeMailFiles([id, 'one that went by SMTP']);
  expect(readdirSync(path.dirname(file))).toEqual([]);
});
