import localFont from 'next/font/local';

const fraunces = localFont({
  // Headings and prices have one weight: its own file is half as large as the variable one.
  src: './fonts/fraunces-400.woff2',
  variable: '--font-fraunces',
  weight: '400',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});
const instrument = localFont({
  src: './fonts/instrument-sans-400-600.woff2',
  variable: '--font-instrument',
  weight: '400 600',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

// Both are cut to the characters of the site by `npm run fonts` (tools/fonts.ts).

/** The class names for `<html>` that define the fonts as the variables which app/styles/tokens.css uses. */
export const fontClasses = `${fraunces.variable} ${instrument.variable}`;
