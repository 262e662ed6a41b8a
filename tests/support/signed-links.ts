import type { Email } from 'postal-mime';

/** The path of the first link in a mail with this step, without SITE_URL. */
export function linkIn(mail: Email | undefined, text: string): string {
  const links = [...(mail?.html ?? '').matchAll(/<a\s[^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)];
  const [, href = ''] = links.find(([, , inner = '']) => inner.includes(text)) ?? [];
  if (!href) throw new Error(`no link "${text}" in the mail "${mail?.subject}"`);
  const { pathname, search } = new URL(href.replaceAll('&amp;', '&'));
  return pathname + search;
}

/** The path that a mail program posts to when its reader unsubscribes with one click (RFC 8058). */
export function oneClickPath(mail: Email | undefined): string {
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value ?? '';
  if (header('list-unsubscribe-post') !== 'List-Unsubscribe=One-Click') throw new Error('no one-click header');
  return new URL(header('list-unsubscribe').replace(/^<(.*)>$/, '$1')).pathname;
}
