import type { CSSProperties } from 'react';

// The colours of app/styles/tokens.css: mail programs read neither variables nor classes.
const colour = {
  paper: '#fbfaf7',
  white: '#ffffff',
  ink: '#1c2321',
  moss: '#24483e',
  sand: '#e4ded2',
  muted: '#5c6661',
};
// The site's own typefaces do not travel by mail.
const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

const text: CSSProperties = {
  fontFamily: sans,
  fontSize: 16,
  lineHeight: '26px',
  color: colour.ink,
  margin: '0 0 16px',
  // Preserves the line breaks of the sender.
  whiteSpace: 'pre-line',
};
const small: CSSProperties = { ...text, fontSize: 14, lineHeight: '22px', color: colour.muted, margin: '0 0 12px' };
const cell: CSSProperties = {
  ...text,
  padding: '12px 0',
  borderTop: `1px solid ${colour.sand}`,
  textAlign: 'left',
  verticalAlign: 'top',
};

export const style = {
  paper: { backgroundColor: colour.paper, margin: 0, padding: '24px 0' },
  letter: { maxWidth: 584, padding: '0 24px' },
  head: { padding: '0 0 32px' },
  brand: { fontFamily: serif, fontSize: 28, lineHeight: '36px', color: colour.moss, textDecoration: 'none' },
  heading: {
    fontFamily: serif,
    fontSize: 28,
    lineHeight: '36px',
    fontWeight: 400,
    color: colour.ink,
    margin: '0 0 20px',
  },
  text,
  rows: { margin: '24px 0', borderCollapse: 'collapse', borderBottom: `1px solid ${colour.sand}` },
  label: { ...cell, fontSize: 14, fontWeight: 400, color: colour.muted, width: '38%', paddingRight: 16 },
  value: { ...cell, wordBreak: 'break-word' },
  home: { margin: '0 0 28px', borderTop: `1px solid ${colour.sand}`, paddingTop: 20 },
  picture: {
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: 4,
    marginBottom: 12,
  },
  portrait: { width: 120, height: 63, objectFit: 'cover', borderRadius: 4 },
  chart: { width: '100%', height: 'auto', margin: '16px 0 8px' },
  homeTitle: { fontFamily: serif, fontSize: 20, lineHeight: '28px', color: colour.ink, textDecoration: 'none' },
  reportTitle: { fontFamily: serif, fontSize: 20, lineHeight: '28px', fontWeight: 400, color: colour.ink, margin: 0 },
  homeText: { ...small, margin: '4px 0' },
  price: { fontFamily: serif, fontSize: 18, lineHeight: '26px', color: colour.moss, margin: 0 },
  button: {
    backgroundColor: colour.moss,
    color: colour.white,
    fontFamily: sans,
    fontSize: 16,
    padding: '14px 24px',
    borderRadius: 4,
    margin: '8px 0 24px',
  },
  foot: { borderTop: `1px solid ${colour.sand}`, marginTop: 32, paddingTop: 20 },
  small,
  quietLink: { color: colour.muted, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;
