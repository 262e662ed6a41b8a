import { publishedData } from '../lib/data/store.ts';
import { isLocale, locales } from '../lib/i18n/locales.ts';
import { demo } from './demo/demo.ts';

// npm run demo [-- LOCALE]: an owner of some homes of the sample, and on an empty database two months of sample activity: docs/owner-portal.md.
const [locale = 'nl'] = process.argv.slice(2);
if (!isLocale(locale)) throw new Error(`The language is one of ${locales.join(', ')}.`);
try {
  console.log(await demo(locale, publishedData()));
} finally {
  await (await globalThis.heemDatabase)?.destroy();
}
