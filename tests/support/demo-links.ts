import { sign } from '@/lib/security/signed';
import { sample } from './sample-site';
import { readDirectly } from './site-database';

// Links that mails of the site under test contain, to records that are in its database.
const { paths } = sample;

/** The first value that a query finds. */
export const firstValue = (query: string): string => {
  const [value] = readDirectly(query);
  if (value === undefined) throw new Error(`nothing found: ${query}`);
  return value;
};

const signed = (value: object, purpose: string, secret: string): string =>
  sign(value, purpose, Buffer.from(firstValue(`select value from secret where name = '${secret}'`), 'base64'));

/** The page of an appointment of the last lead in a state. */
export const visitLink = (state: string): string => {
  const visit = firstValue(`select id from visit where state = '${state}' order by starts_at desc limit 1`);
  return `${paths.href({ name: 'visit' }, 'de')}?token=${signed({ visit }, 'visit', 'visits')}`;
};

/** The page behind a link about a saved search or the newsletter. */
export const subscriptionLink = (kind: 'search' | 'newsletter', step: 'confirm' | 'change' | 'stop'): string => {
  const id = firstValue(`select id from ${kind === 'search' ? 'search' : 'reader'} limit 1`);
  return `${paths.href({ name: 'subscription' }, 'de')}?link=${signed({ kind, id, step }, 'subscription', 'links')}`;
};

/** The page with all that is kept about a person. */
export const dataLink = (request: string): string =>
  `${paths.href({ name: 'my-data' }, 'de')}?link=${signed({ request }, 'my-data', 'links')}`;
