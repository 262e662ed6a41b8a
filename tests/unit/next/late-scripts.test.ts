import { expect, it } from 'vitest';
import { lateScripts } from '@/lib/next/late-scripts';
import { policyOf } from '@/lib/next/page-policy';
import { policy } from '@/lib/security/headers';

const file = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const data = '<script type="application/ld+json">{"name":"Heem"}</script>';
const rows = '<script>self.__next_f.push([1,"a"])</script>';
const page = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>${file('a')}${old}</head><body><p>Text</p>${data}${file('b')}${rows}</body></html>`;

it('asks for the scripts of a page after it has loaded, in their order', () => {
  const html = lateScripts(page);
  expect(html).toBe(
    `<html><head>${old}</head><body><p>Text</p>${data}${rows}<script>addEventListener("load",()=>{for(const src of ["/_next/static/chunks/a.js","/_next/static/chunks/b.js"])document.head.append(Object.assign(document.createElement("script"),{src}))})</script></body></html>`,
  );
});

it('leaves alone what has no such scripts, and what it has done already', () => {
  expect(lateScripts('<html><body><p>Text</p></body></html>')).toBe('<html><body><p>Text</p></body></html>');
  expect(lateScripts(lateScripts(page))).toBe(lateScripts(page));
});

it('its own script is let through, any other is not', () => {
  const hashes = (html: string) => policyOf(html).match(/'sha256-[^']+'/g)?.length ?? 0;
  expect(hashes(lateScripts(page))).toBe(2);
  const foreign = lateScripts(page).replace('"/_next/static/chunks/a.js"', '"https://evil.example/a.js"');
  expect(hashes(foreign)).toBe(1);
  expect(policyOf('<script>addEventListener("load",()=>{alert(1)})</script>')).toBe(policy());
});
