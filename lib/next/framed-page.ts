import { type PolicyOptions, policy } from '../security/headers.ts';

/** The header by which next.config.ts says of an address that its page is framed; it stays on the server. */
export const framedHeader = 'X-Heem-Framed';

/** Links open beside the office, nothing runs, and no form is sent. */
const sandbox = 'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** A page that a form of the office shows beside itself, to be looked at: without scripts, so that it counts and sends nothing. */
export const framedHtml = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace('<head>', '<head><base target="_blank"/>');

export const framedPolicy = (media: PolicyOptions['media']): string =>
  `${policy([], { media, isFramed: true })}; ${sandbox}`;
