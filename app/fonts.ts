import localFont from 'next/font/local';

const fraunces = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  variable: '--font-fraunces',
  weight: '300 700',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});
const instrument = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-instrument',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Of a page's `<html>`: the two faces of look.md, as variables that app/styles/tokens.css names. */
export const fontClasses = `${fraunces.variable} ${instrument.variable}`;
