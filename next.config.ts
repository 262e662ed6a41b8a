import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { excludedPaths, pictureFile } from './lib/http/matcher.ts';
import { framedHeader } from './lib/next/framed-page.ts';
import { filePolicy, mailPolicy, policy, securityHeaders, sharedHeaders } from './lib/security/headers.ts';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/data/i18n-request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

const immutable = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

const config: NextConfig = {
  trailingSlash: true,
  // One redirect at most: the middleware adds the slash together with whatever else an address lacks.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // middleware.ts sets one from the data and the build, before a page is rendered.
  generateEtags: false,
  // server.ts compresses, after the page is finished.
  compress: false,
  // `npm test` checks the types; a start on a server need not do it again.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: path.resolve('lib/next/page-cache.ts'),
  // In characters, of two bytes each: with 96 the site grew to 430 MB once a crawler had read every page. nginx keeps pages as well.
  cacheMaxMemorySize: 24 * 1024 * 1024,
  agentRules: false,
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: excludedPaths, headers: [{ key: 'Content-Security-Policy', value: policy() }] },
    // A route cannot change the headers that are set here.
    { source: '/api/office/reports/:id', headers: [{ key: 'Content-Security-Policy', value: mailPolicy }] },
    ...['/api/office/:kind(files|documents|reviews|pictures)/:id', '/api/office/person', '/api/my-data'].map(
      (source) => ({
        source,
        headers: [{ key: 'Content-Security-Policy', value: filePolicy }],
      }),
    ),
    // Its policy comes from the middleware, since it depends on the data.
    { source: '/map-frame/:worker(worker-[\\d.]+\\.mjs)', headers: immutable },
    { source: '/map-frame', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
    {
      source: '/:locale/office/beside/:record*',
      headers: [
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
        { key: framedHeader, value: '1' },
      ],
    },
    {
      source: '/videos/:file',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
    { source: `/:path(${pictureFile})`, headers: immutable },
    { source: '/pictures/:file([\\w-]+-og\\.jpg)', headers: sharedHeaders },
  ],
  rewrites: async () => ({
    // Before the files of public/, which Next would send itself: it answers a range past the end of a file with 500.
    beforeFiles: [{ source: '/videos/:file', destination: '/video-files/:file' }],
    // A sitemap speaks for its own folder and what is below it, so its parts appear at the root.
    afterFiles: [{ source: '/sitemap-:number(\\d+).xml', destination: '/sitemaps/:number/' }],
    fallback: [],
  }),
  // Its optimizer is not used: server.ts answers 404 to its address.
  images: { unoptimized: true },
  experimental: {
    agentUpgrade: false,
    preloadEntriesOnStart: false,
    // By default a visitor also gets the styles of the office: 5 to 12 KB more.
    cssChunking: 'graph',
    // The largest file that a form takes and the request around it; the second limits what a page may be sent.
    serverActions: { bodySizeLimit: '11mb' },
    proxyClientMaxBodySize: '11mb',
  },
};

export default withNextIntl(config);
