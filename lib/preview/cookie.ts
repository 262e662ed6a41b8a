import { env } from '../env.ts';
import { previewCookie } from './current.ts';

/** The Set-Cookie of a link's text, until a time (ms). */
export const cookieUntil = (token: string, until: number): string =>
  [
    `${previewCookie}=${token}`,
    `Expires=${new Date(until).toUTCString()}`,
    'Path=/; HttpOnly; SameSite=Lax',
    ...(env.siteUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

/** The one that ends a preview. */
export const cookieOver = cookieUntil('', 0);
