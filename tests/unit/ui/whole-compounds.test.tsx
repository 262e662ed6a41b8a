import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepCompoundsWhole } from '@/components/ui/whole-compounds';

const kept = (text: string) =>
  [...renderToStaticMarkup(<p>{keepCompoundsWhole(text)}</p>).matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(
    ([, word]) => word,
  );

it.each([
  ['Sie erhalten eine Bestätigung per E-Mail.', ['E-Mail']],
  ['Uw e-mailadres, BIV-nummer en btw-nummer', ['e-mailadres', 'BIV-nummer']],
  ['MwSt.-Nummer BE 0000', ['MwSt.-Nummer']],
  ['Huis in Sint-Truiden', ['Sint-Truiden']],
  ['Von Zonhoven und Sint-Lambrechts-Herk', ['Sint-Lambrechts']],
  // These are longer than a narrow line can be with large letters.
  ['Sint-Truidersteenweg, vastgoedmakelaar-bemiddelaar', []],
])('%s', (text, words) => {
  expect(kept(text)).toEqual(words);
  expect(renderToStaticMarkup(<p>{keepCompoundsWhole(text)}</p>).replace(/<[^>]*>/g, '')).toBe(text);
});
