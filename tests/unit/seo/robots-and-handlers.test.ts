import { expect, test } from 'vitest';
import { GET as securityText } from '@/app/.well-known/security.txt/route';
import { GET as robots } from '@/app/robots.txt/route';
import { GET as sitemap } from '@/app/sitemap.xml/route';
import { GET as numbered } from '@/app/sitemaps/[number]/route';
import { publishedData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { sitemapPages } from '@/lib/seo/sitemap';

test('robots.txt allows the pages, not the API, and names the sitemap', async () => {
  const offices = ['nl', 'fr', 'en', 'de'].map((locale) => `Disallow: /${locale}/office/\n`).join('');
  const rules = `User-agent: *\nAllow: /\nDisallow: /api/\n${offices}`;
  expect(await robots().text()).toBe(`${rules}\nSitemap: ${env.siteUrl}/sitemap.xml\n`);
});

test.each([
  ['robots.txt', robots],
  ['security.txt', securityText],
])('%s is a text that anyone may keep for a day', (_, answer) => {
  expect(Object.fromEntries(answer().headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  });
});

test('/sitemap.xml answers with all pages while one file holds them', async () => {
  const response = await sitemap();
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const text = await response.text();
  expect(text.match(/<url>/g)).toHaveLength([...sitemapPages(publishedData())].length * 4);
  expect(text.endsWith('</urlset>\n')).toBe(true);
});

test.each(['0', '1', '2', 'x'])('there is no /sitemap-%s.xml beside it', async (number) => {
  const response = await numbered(new Request(env.siteUrl), { params: Promise.resolve({ number }) });
  expect(response.status).toBe(404);
});
