import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { finishPage } from '@/lib/next/finish-page';
import { framedHeader } from '@/lib/next/framed-page';
import { pagePolicy } from '@/lib/next/page-policy';
import { policy } from '@/lib/security/headers';

const script = '<script src="/_next/static/chunks/a.js" async=""></script>';

/** The response that a client receives if it is written like this. */
async function answer(write: (response: ServerResponse) => void): Promise<Response> {
  const server = createServer((_, response) => {
    finishPage(response);
    write(response);
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const found = await fetch(`http://localhost:${port}/`);
  const body = await found.arrayBuffer();
  server.close();
  return new Response(found.status === 204 ? null : body, { status: found.status, headers: found.headers });
}

/** The response that a client receives with these headers and this body. */
const answerWith = (headers: Record<string, string>, body: string) =>
  answer((response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(body);
  });

it('a streamed page is sent as a whole, with late scripts and the policy of its scripts', async () => {
  const found = await answer((response) => {
    response.statusCode = 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.flushHeaders();
    response.write(`<html><body>é${script.slice(0, 9)}`);
    response.write(Buffer.from(script.slice(9)));
    response.end('</body></html>');
  });
  const html = await found.text();
  expect(found.status).toBe(404);
  expect(html).toContain('(["/_next/static/chunks/a.js"])');
  expect(html).not.toContain(script);
  expect(found.headers.get('content-security-policy')).toBe(pagePolicy(html));
  expect(found.headers.get('content-length')).toBe(String(Buffer.byteLength(html)));
});

it('a page that the office shows beside a form is framed by the site alone, and nothing of it runs or is sent', async () => {
  const found = await answer((response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader(framedHeader, '1');
    response.write(`<html><head><link rel="preload" as="script" href="/a.js"/></head><body><h1>é</h1>${script}`);
    response.end('<script>self.__next_f.push([1,"x"])</script><form><button></button></form></body></html>');
  });
  expect(await found.text()).toBe(
    '<html><head><base target="_blank"/></head><body><h1>é</h1><form><button></button></form></body></html>',
  );
  const directives = (found.headers.get('content-security-policy') ?? '').split('; ');
  expect(directives).toContain("frame-ancestors 'self'");
  expect(found.headers.has(framedHeader)).toBe(false);
  expect(directives).toContain('sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox');
});

it('a page that the site frames keeps its scripts, unless its address says that it stands beside a form', async () => {
  const headers = { 'content-type': 'text/html', 'x-frame-options': 'SAMEORIGIN' };
  const found = await answerWith(headers, `<html><body>${script}</body></html>`);
  const html = await found.text();
  expect(html).toContain('/_next/static/chunks/a.js');
  expect(found.headers.get('content-security-policy')).toBe(pagePolicy(html));
});

it('cached pages, which have a policy, and other responses are not changed', async () => {
  const policed = { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" };
  expect(await (await answerWith(policed, script)).text()).toBe(script);
  const file = await answer((response) => {
    response.setHeader('content-type', 'text/plain');
    response.write(script);
    response.end();
  });
  expect(await file.text()).toBe(script);
  expect(file.headers.has('content-security-policy')).toBe(false);
});

it('a response without a body gets a policy without scripts', async () => {
  const redirect = await answer((response) => {
    response.statusCode = 204;
    response.end();
  });
  expect(redirect.headers.get('content-security-policy')).toBe(policy());
});
