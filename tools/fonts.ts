import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { writeFile } from '../lib/files/write-file.ts';
import { inProject } from '../scripts/support/project.ts';

// npm run fonts: the two fonts of app/fonts, cut to what the site says, so that a page's text is shown in its face after 39 KB instead of
// 48. Their licence (NOTICE) allows it. Run it for a new version of a font or for a language with other letters.

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const letters = 'ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜßàáâäæçèéêëíîïñóôöùúûüœŒ';
const signs = '\u00a0\u00ad\u202f©«»·×°²³₂½–—‘’“”„•…€−';
/** The characters in the fonts; any other letter, as in a visitor's name, is shown in the fonts of the device. */
export const fontCharacters = ascii + letters + signs;

const fonts = [
  { from: '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2', to: 'fraunces-400.woff2' },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans-400-600.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];

if (import.meta.main)
  for (const { from, to, variationAxes } of fonts) {
    const whole = readFileSync(inProject('node_modules', from));
    const cut = await subsetFont(whole, fontCharacters, { targetFormat: 'woff2', variationAxes });
    writeFile(inProject('app/fonts', to), cut);
    console.log(`${to}: ${cut.length} bytes of ${whole.length}`);
  }
