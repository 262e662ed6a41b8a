/** robots.txt: everything may be read but the API, and the sitemap says what there is. */
export const robotsText = (siteUrl: string): string =>
  ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
