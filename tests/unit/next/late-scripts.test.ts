import { expect, it } from 'vitest';
import { lateScripts } from '@/lib/next/late-scripts';
import { pagePolicy } from '@/lib/next/page-policy';
import { policy } from '@/lib/security/headers';

const file = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const data = '<script type="application/ld+json">{"name":"Heem"}</script>';
const rows = '<script>self.__next_f.push([1,"a"])</script>';
const page = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>${file('a')}${old}</head><body><p>Text</p>${data}${file('b')}${rows}</body></html>`;
const loader = /<script>\(function firstTouch[\s\S]*\)\((\[.*?\])\)<\/script>/;

it('takes the scripts of a page out and names them at its end, in their order', () => {
  const html = lateScripts(page);
  expect(html.replace(loader, '')).toBe(`<html><head>${old}</head><body><p>Text</p>${data}${rows}</body></html>`);
  expect(loader.exec(html)?.[1]).toBe('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]');
});

it('does not change pages without such scripts, nor its own output', () => {
  expect(lateScripts('<html><body><p>Text</p></body></html>')).toBe('<html><body><p>Text</p></body></html>');
  expect(lateScripts(lateScripts(page))).toBe(lateScripts(page));
});

it('does not change an error page, which only its scripts render', () => {
  const failed = page.replace('<html>', '<html id="__next_error__">');
  expect(lateScripts(failed)).toBe(failed);
});

it('allows its own script and no other', () => {
  const hashes = (html: string) => pagePolicy(html).match(/'sha256-[^']+'/g)?.length ?? 0;
  expect(hashes(lateScripts(page))).toBe(2);
  const foreign = lateScripts(page).replace('"/_next/static/chunks/a.js"', '"https://evil.example/a.js"');
  expect(hashes(foreign)).toBe(1);
  expect(pagePolicy('<script>(function firstTouch(){alert(1)})(["/_next/static/chunks/a.js"])</script>')).toBe(
    policy(),
  );
});
