import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listingHref } from '@/lib/catalogue/search/criteria-query';
import { locales } from '@/lib/i18n/locales';
import { resolveRequest } from '@/lib/requests/resolve-request';
import { everyRouteOf, needsSubject } from '@/tests/support/every-route';
import { sample } from '@/tests/support/sample-site';
import { readByPage } from './ask';

const known = everyRouteOf(sample).flatMap((route) => locales.map((locale) => sample.paths.href(route, locale)));
const shown = everyRouteOf(sample)
  .filter((route) => !needsSubject(route))
  .flatMap((route) => locales.map((locale) => sample.paths.href(route, locale)));
const parts = known.flatMap((path) => path.split('/')).filter(Boolean);
const segments = [...new Set(parts), 'property', 'project', 'for-sale', 'for-rent', 'projects'];

const pathname = fc.oneof(
  fc.webPath(),
  fc.string().map((text) => new URL(`https://heem.example/${encodeURI(text.toWellFormed())}`).pathname),
  fc.array(fc.constantFrom(...segments), { maxLength: 6 }).map((parts) => `/${parts.join('/')}/`),
  fc.constantFrom(...known).map((path) => path.toUpperCase()),
);
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...segments, 'huis met tuin onder 300k', '5.1,50.1_5.2,50.1_5.2,50.2', 'genk_hasselt'),
  fc.integer().map(String),
);
const names = ['q', 'city', 'type', 'goal', 'min', 'max', 'bedrooms', 'sort', 'page', 'radius', 'energy', 'garden'];
const parameter = fc.oneof(fc.constantFrom(...names, 'area', 'words', 'utm_source'), fc.string());
const query = fc.array(fc.tuple(parameter, value), { maxLength: 4 }).map((pairs) => new URLSearchParams(pairs));
const visitor = fc.record({
  language: fc.option(fc.oneof(fc.string(), fc.constantFrom<string>(...locales)), { nil: undefined }),
  acceptLanguage: fc.option(fc.oneof(fc.string(), fc.constantFrom<string>(...locales))),
});

it('any address is a page or one redirect, never an error and never a chain', () => {
  fc.assert(
    fc.property(pathname, query, visitor, (path, params, who) => {
      const decision = resolveRequest({ pathname: path, query: params, ...who }, sample);
      if (!('redirect' in decision) || /^https:/.test(decision.redirect)) return;
      const target = new URL(decision.redirect, 'https://heem.example');
      expect(target.host).toBe('heem.example');
      const next = resolveRequest({ pathname: target.pathname, query: target.searchParams, ...who }, sample);
      expect(next, `${path}?${params} → ${decision.redirect}`).toMatchObject({ status: 200 });
      if (!('page' in next) || !next.page.includes('/listings/')) return;
      // The page reads the criteria of the address.
      const locale = locales.find((one) => next.page.startsWith(`/${one}/`)) ?? expect.fail();
      const own = listingHref(readByPage(next.page, target.searchParams), locale, sample);
      expect(decision.redirect.slice(0, own.length), decision.redirect).toBe(own);
    }),
    { numRuns: 500 },
  );
});

it('a page that exists is never redirected to another', () => {
  fc.assert(
    fc.property(fc.constantFrom(...shown), visitor, (path, who) => {
      const found = sample.paths.resolve(path);
      if (!found || sample.paths.entry(found.route).external) return;
      expect(resolveRequest({ pathname: path, query: new URLSearchParams(), ...who }, sample)).toMatchObject({
        status: 200,
      });
    }),
  );
});
