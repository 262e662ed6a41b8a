import { Agent, createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorMessage } from '@/lib/base/error-message';
import { download, downloadFrom } from '@/lib/import/download';
import { fetchIssueOf } from '@/lib/import/fetch-error';

const limits = { maxBytes: 1000, timeoutMs: 10_000 };
const servers: Server[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server on the loopback address; returns its own address without a slash. */
const serve = (answer: RequestListener): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer(answer).listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
    servers.push(server);
  });

const loopbackOnly = downloadFrom({ allowIPAddressList: ['127.0.0.1'] });

describe('a download', () => {
  it('follows redirects to the file', async () => {
    const site = await serve(({ url }, response) =>
      url === '/file' ? response.end('content') : response.writeHead(302, { location: '/file' }).end(),
    );
    expect(String(await loopbackOnly(`${site}/start`, limits))).toBe('content');
  });

  it('asks no address of the own network, be it by number, by name or by a redirect', async () => {
    let asked = 0;
    const site = await serve((_, response) => {
      asked++;
      response.writeHead(302, { location: `http://127.0.0.2:1/${asked}` }).end();
    });
    await expect(download(`${site}/`, limits)).rejects.toThrow('127.0.0.1 is not an address of the public internet');
    await expect(download(site.replace('127.0.0.1', 'localhost'), limits)).rejects.toThrow('public internet');
    await expect(download(site.replace('127.0.0.1', '0x7f.1'), limits)).rejects.toThrow('public internet');
    await expect(download(site.replace('127.0.0.1', '[::ffff:127.0.0.1]'), limits)).rejects.toThrow('public internet');
    expect(asked).toBe(0);
    await expect(loopbackOnly(site, limits)).rejects.toThrow('127.0.0.2 is not an address of the public internet');
  });

  it.each(['file:///etc/passwd', 'ftp://example.org/a.jpg', 'data:text/plain,a', 'pictures/a.jpg', ''])(
    'takes no %j',
    async (url) => {
      await expect(loopbackOnly(url, limits)).rejects.toThrow('begins with http or https');
    },
  );

  it('stops at what is too large, too slow, cut short, not there or never the same place', async () => {
    const site = await serve(({ url }, response) => {
      if (url === '/large') response.end('x'.repeat(1001));
      else if (url === '/slow') response.write('x');
      else if (url === '/cut') response.writeHead(200, { 'content-length': '50' }).write('x', () => response.destroy());
      else if (url === '/round') response.writeHead(302, { location: '/round' }).end();
      else response.writeHead(404).end();
    });
    const issues = ['large', 'slow', 'cut', 'round', 'none'].map(async (name) => {
      const timeoutMs = name === 'slow' ? 100 : limits.timeoutMs;
      const error = await loopbackOnly(`${site}/${name}`, { ...limits, timeoutMs }).catch((one: unknown) => one);
      return [errorMessage(error), fetchIssueOf(error)];
    });
    expect(await Promise.all(issues)).toEqual([
      ['larger than 0 MB', { kind: 'large', limit: 0 }],
      ['it took too long', { kind: 'slow' }],
      ['aborted', { kind: 'unreachable', detail: 'aborted' }],
      ['more than 5 redirects', { kind: 'redirects', limit: 5 }],
      ['status 404', { kind: 'status', found: 404 }],
    ]);
  });
});

describe('the public internet', () => {
  const ask = (address: string) => download(`http://${isIPv6(address) ? `[${address}]` : address}/`, limits);
  const noConnection = () =>
    vi.spyOn(Agent.prototype, 'createConnection').mockImplementation(() => {
      throw new Error('it would connect');
    });

  it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '192.167.255.255', '2606:4700::1111', '2a00:1450::1'])(
    'has %s',
    async (address) => {
      noConnection();
      await expect(ask(address)).rejects.toThrow('it would connect');
    },
  );
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    '2001:db8::1',
    'ff02::1',
  ])('does not have %s', async (address) => {
    noConnection();
    await expect(ask(address)).rejects.toThrow('is not an address of the public internet');
  });

  it('has nothing of a private network, whatever the host', async () => {
    noConnection();
    const host = fc.nat(255);
    const net = fc.constantFrom('10.0', '127.0', '192.168', '169.254', '172.20');
    const property = fc.asyncProperty(net, host, host, async (start, a, b) => {
      await expect(ask(`${start}.${a}.${b}`)).rejects.toThrow('public internet');
    });
    await fc.assert(property);
  });
});
