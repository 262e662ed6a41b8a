import { describe, expect, it } from 'vitest';
import { pagePolicy } from '@/lib/next/page-policy';
import { policy } from '@/lib/security/headers';

const player = (src: string, element: 'frame' | 'video') =>
  `<div class="player" data-player="${src}" data-player-element="${element}"><a href="/x">x</a></div>`;
const directive = (html: string, name: string) =>
  pagePolicy(html)
    .split('; ')
    .find((part) => part.startsWith(name));

describe('the policy of a page with players', () => {
  it('allows exactly their hosts', () => {
    const html =
      player('https://www.youtube-nocookie.com/embed/abcDEF-_123?autoplay=1&amp;rel=0', 'frame') +
      player('https://my.matterport.com/show/?m=1', 'frame') +
      player('/videos/walk.mp4', 'video') +
      player('https://files.example/a.mp4', 'video');
    expect(directive(html, 'frame-src')).toBe('frame-src https://www.youtube-nocookie.com https://my.matterport.com');
    expect(directive(html, 'media-src')).toBe("media-src 'self' https://files.example");
  });

  it.each([
    '<p>data-player="https://player.vimeo.com/video/1"</p>',
    '<p>&quot;</p>',
    player('https://evil.example/', 'frame'),
  ])('allows nothing on any other page, and frames no host that is not known: %s', (html) =>
    expect([directive(html, 'frame-src'), directive(html, 'media-src')]).toEqual([undefined, undefined]),
  );
});

describe('framing', () => {
  it('is allowed only for pages that the site itself frames', () => {
    expect(policy()).toContain("frame-ancestors 'none'");
    expect(policy([], { isFramed: true })).toContain("frame-ancestors 'self'");
    expect(policy([], { isFramed: true })).not.toContain('frame-src');
  });

  it.each([
    ['<body data-scripts-at-load="" data-holds-pages=""></body>', "frame-src 'self'"],
    ['<body><p>data-holds-pages=""</p></body>', undefined],
    ['<main></main>', undefined],
    ['<main><div data-part="map-host"></div></main>', "frame-src 'self'"],
  ])('is open to a page only where a map can open, and to those of the office: %s', (html, frames) =>
    expect(directive(html, 'frame-src')).toBe(frames),
  );
});

it('a map with an outside style may fetch from that host and no other', () => {
  const own = policy([], { isFramed: true, host: 'https://tiles.example' });
  expect(own).toContain("connect-src 'self' https://tiles.example;");
  expect(own).toContain("img-src 'self' data: https://tiles.example;");
  expect(own.match(/https:/g)).toHaveLength(2);
  expect(policy()).not.toContain('https:');
});

it('a page with tags lets their hosts through, and no page without', () => {
  const script =
    '<script src="/consent.js" async="" data-script-hosts="https://a.example" data-send-hosts="https://a.example https://*.b.example"></script>';
  expect(pagePolicy(script)).toContain("script-src 'self' https://a.example;");
  expect(directive(script, 'img-src')).toBe("img-src 'self' data: https://a.example https://*.b.example");
  expect(directive(script, 'connect-src')).toBe("connect-src 'self' https://a.example https://*.b.example");
  const none = script.replaceAll(/-hosts="[^"]*"/g, '-hosts=""');
  for (const html of [none, '<p data-script-hosts="https://a.example" data-send-hosts="">'])
    expect(pagePolicy(html)).toBe(policy());
});

describe("the policy of a page with Next's inline scripts", () => {
  const hashed = (...scripts: string[]) =>
    (pagePolicy(scripts.map((script) => `<script>${script}</script>`).join('')).match(/'sha256-/g) ?? []).length;
  const first = '(self.__next_f=self.__next_f||[]).push([0])';

  it('allows data, also the state of a form that was sent before its scripts arrived', () => {
    expect(
      hashed(first, 'self.__next_f.push([1,"3:I[\\"a\\",[]]\\n\\u003c/script"])', 'self.__next_f.push([3,"AAEC"])'),
    ).toBe(3);
    const form = { errors: { email: 'Vul "x" in; zo' }, values: { name: "O'Neill", count: -1.5e3 } };
    expect(hashed(`${first};self.__next_f.push(${JSON.stringify([2, [form, 'k', null, 1, true]])})`)).toBe(1);
  });

  it('allows no executable code', () =>
    expect(
      hashed(
        `${first};alert(1)`,
        `${first};self.__next_f.push([2,alert(1)])`,
        `${first}alert(1);self.__next_f.push([2,1])`,
        'self.__next_f.push([1,"a"]);alert(["a"])',
        'self.__next_f.push([1,"a"],alert("a"),["a"])',
        'self.__next_f.push([1,`a`])',
        'alert(1)//self.__next_f.push([1,"a"])',
      ),
    ).toBe(0));
});
