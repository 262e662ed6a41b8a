import { type LookupAddress, lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { refuseAbove } from './refuse-above.ts';

export interface Limits {
  /** Bytes. */
  most: number;
  /** From the first question to the last byte, redirects included. */
  milliseconds: number;
}

/** Fetches a file: `(url, limits) => bytes`; throws an Error that says why it could not. */
export type Download = (url: string, limits: Limits) => Promise<Buffer>;

const mostRedirects = 5;
const redirects: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

/** A Download over http and https that asks only such IP addresses as are allowed, at each redirect, too. */
export function downloadFrom(isAllowed: (address: string) => boolean): Download {
  return async (url, limits) => {
    const signal = AbortSignal.timeout(limits.milliseconds);
    let next = url;
    for (let hops = 0; hops <= mostRedirects; hops++) {
      const answer = await ask(next, isAllowed, signal);
      const { statusCode, headers } = answer;
      if (statusCode === 200) return await bytesOf(answer, limits, signal);
      answer.destroy();
      if (!redirects.includes(statusCode) || !headers.location) throw new Error(`status ${statusCode}`);
      next = URL.parse(headers.location, next)?.href ?? headers.location;
    }
    throw new Error(`more than ${mostRedirects} redirects`);
  };
}

/** The Download of an import: the public internet and nothing else. */
export const download: Download = downloadFrom(isPublicAddress);

function ask(address: string, isAllowed: (address: string) => boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('not an address that begins with http or https');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host)) throw new Error(`${host} is not an address of the public internet`);
  return new Promise((resolve, reject) => {
    (url.protocol === 'https:' ? https : http)
      .get(url, { signal, lookup: allowedOnly(isAllowed), agent: false, headers: { 'accept-encoding': 'identity' } })
      .once('response', resolve)
      .once('error', (error) => reject(signal.aborted ? tooSlow() : error));
  });
}

/** The addresses of a name, if each is allowed; the connection is made to these and asks no second time. */
const allowedOnly =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      const refused = addresses?.find(({ address }) => !isAllowed(address));
      if (error || !first) done(error ?? new Error(`no address of ${host}`), '');
      else if (refused) done(new Error(`${refused.address} is not an address of the public internet`), '');
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

async function bytesOf(answer: IncomingMessage, { most }: Limits, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      refuseAbove(most, size);
      parts.push(part);
    }
  } catch (error) {
    throw signal.aborted ? tooSlow() : error;
  }
  return Buffer.concat(parts);
}

const tooSlow = (): Error => new Error('it took too long');
