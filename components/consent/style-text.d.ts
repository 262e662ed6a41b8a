/** A style sheet as text, which scripts/assets.ts puts into consent.js. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
