import { createAuthMiddleware } from 'better-auth/api';
import { cookies } from './next-headers';

/** Replaces better-auth's plug-in for Next, which finds no request here: cookies go to the jar of the browser that runs. */
export const nextCookies = () => ({
  id: 'next-cookies',
  hooks: {
    after: [
      {
        matcher: () => true,
        handler: createAuthMiddleware(async ({ context }) => {
          const jar = await cookies();
          for (const cookie of context.responseHeaders?.getSetCookie() ?? []) {
            const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(cookie) ?? [];
            if (/max-age=0\b/i.test(rest)) jar.delete(name);
            else jar.set(name, decodeURIComponent(value), {});
          }
        }),
      },
    ],
  },
});
