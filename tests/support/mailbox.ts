import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { ports } from '@/scripts/support/project';

const received = async (to: string): Promise<string[]> =>
  (await fetch(`http://localhost:${ports.testMailbox}/?to=${encodeURIComponent(to)}`)).json();

/** The mails that an address received, once there are `count`; the newest last. */
export async function mailsTo(address: string, count = 1): Promise<Email[]> {
  await expect.poll(async () => (await received(address)).length).toBeGreaterThanOrEqual(count);
  return Promise.all((await received(address)).map((mail) => PostalMime.parse(mail)));
}

/** The mail to an address with a subject. */
export async function mailWith(address: string, subject: string): Promise<Email> {
  const mails = async () => Promise.all((await received(address)).map((mail) => PostalMime.parse(mail)));
  await expect.poll(async () => (await mails()).map((mail) => mail.subject)).toContain(subject);
  return (await mails()).find((mail) => mail.subject === subject) as Email;
}

/** The mail to an address whose text contains some words: for the mailboxes of the agency, which many tests use. */
export async function mailAbout(address: string, words: string): Promise<Email> {
  const found = async () => {
    const mails = await Promise.all((await received(address)).map((mail) => PostalMime.parse(mail)));
    return mails.find(({ text, html }) => (text ?? html ?? '').includes(words));
  };
  await expect.poll(async () => Boolean(await found())).toBe(true);
  const mail = await found();
  if (!mail) throw new Error(`no mail to ${address} about ${words}`);
  return mail;
}
