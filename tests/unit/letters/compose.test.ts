import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { env } from '@/lib/env';
import { locales } from '@/lib/i18n/locales';
import { composeMail } from '@/lib/letters/compose';
import type { Mail } from '@/lib/mail/mail';
import { fileTransport, removeMailFiles } from '@/lib/mail/transport';
import { wordsIn } from '@/tests/support/messages';
import { mail } from '@/tests/support/storage/examples';

const content = (own: Partial<Mail['content']>): Mail => mail({ content: { ...mail().content, ...own } });

describe('visitors cannot inject headers', () => {
  it.each<[string, Partial<Mail>]>([
    ['a subject of two lines', { subject: 'Hello\r\nBcc: all@victim.example' }],
    ['a subject with a bare line feed', { subject: 'Hello\nBcc: all@victim.example' }],
    ['a subject with a null character', { subject: 'Hello\0' }],
    ['no subject', { subject: '' }],
    ['an address of two lines', { to: 'a@b.example\r\nBcc: all@victim.example' }],
    ['two addresses in one', { to: 'a@b.example, all@victim.example' }],
    ['an address with a name', { to: 'All <all@victim.example>' }],
    ['an answer to two', { replyTo: 'a@b.example, all@victim.example' }],
    ['an answer to two lines', { replyTo: 'a@b.example\nBcc: all@victim.example' }],
    ['a header of two lines', { headers: { 'List-Unsubscribe': '<https://heem.example>\r\nBcc: all@victim.example' } }],
    ['a header with a colon in its name', { headers: { 'X: y\nBcc': 'all@victim.example' } }],
    [
      'a file name of two lines',
      { attachments: [{ filename: 'a\r\nb.pdf', contentType: 'application/pdf', content: '' }] },
    ],
    ['a kind of two lines', { attachments: [{ filename: 'a.pdf', contentType: 'text/html\r\nBcc: x', content: '' }] }],
  ])('%s is refused', (_, own) => expect(composeMail(mail(own))).rejects.toThrow());

  it('nodemailer also keeps line breaks out of headers', async () => {
    const writer = nodemailer.createTransport({ streamTransport: true, buffer: true });
    const { message } = await composeMail(mail());
    const sent = await writer.sendMail({ ...message, attachments: [], subject: 'Hello\r\nBcc: all@victim.example' });
    const { bcc, subject } = await PostalMime.parse(sent.message as Buffer);
    expect(bcc ?? []).toEqual([]);
    expect(subject).toContain('Hello');
  });
});

describe('a letter', () => {
  it('shows the words of a visitor, escaped', async () => {
    const { message } = await composeMail(content({ paragraphs: ['<img src=x onerror=alert(1)> & <b>'] }));
    expect(message.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &lt;b&gt;');
    expect(message.text).toContain('<img src=x onerror=alert(1)> & <b>');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://heem.example'])('leads nowhere like %s', (href) =>
    expect(composeMail(content({ action: { text: 'Open', href } }))).rejects.toThrow(),
  );

  it('ends with the portrait of the broker who signs it', async () => {
    const portrait = 'https://heem.example/pictures/an-1-og.jpg';
    const { message } = await composeMail(content({ portrait }));
    expect(message.html).toContain(`src="${portrait}"`);
    expect((await composeMail(mail())).message.html).not.toContain('<img');
  });

  it('links its pictures, so that it stays small', async () => {
    const home = { title: 'Woning', text: 'Hasselt', price: '€ 1', href: 'https://heem.example/1', picture: 'cid:1' };
    await expect(composeMail(content({ homes: [home] }))).rejects.toThrow();
  });

  it.each(locales)('says in %s who writes and under which licence', async (locale) => {
    const { message } = await composeMail(content({ locale, footer: [{ text: 'x', href: 'https://heem.example/u' }] }));
    const licence = wordsIn(locale)('footer.licence', { number: '000.000' });
    expect(message.html).toContain(`lang="${locale}"`);
    for (const part of [message.html, message.text]) {
      expect(part).toContain(licence);
      expect(part).toContain('Guffenslaan 41, 3500 Hasselt');
      expect(part).toContain('https://heem.example/u');
    }
  });

  it('has its own Message-ID from the start, and is marked as automatic', async () => {
    const one = await composeMail(mail());
    const other = await composeMail(mail());
    expect(one.message.messageId).toBe(`<${one.id}@heem.example>`);
    expect(other.message.messageId).not.toBe(one.message.messageId);
    expect(one.message.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
    expect(one.message.from).toEqual({ name: 'Heem', address: 'info@heem.example' });
  });
});

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
