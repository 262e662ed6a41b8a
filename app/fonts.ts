import localFont from 'next/font/local';

const fraunces = localFont({
  // Headings and prices have one weight: its own file is half as large as the variable one (18 KB instead of 37).
  src: '../node_modules/@fontsource/fraunces/files/fraunces-latin-400-normal.woff2',
  variable: '--font-fraunces',
  weight: '400',
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
