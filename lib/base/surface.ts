import { maxAmountLength, readAmount } from './amount.ts';

const part = (name: string, unit: string) => String.raw`(?:(?<${name}>\d[\d.,]*)\s*(?:${unit})(?=[\s\d,]|$)[\s,]*)?`;
/** Deeds write the surface of land so: a hectare is 100 ares, an are is 100 centiares (m²). */
const land = new RegExp(
  `^${part('hectares', 'ha|hectaren?|hectares|hektar')}${part('ares', 'a|aren?|ares|ar')}${part('centiares', 'ca|centiaren?|centiares')}$`,
  'i',
);

/** Reads a surface in m², or as "6 are" or "1 ha 20 a 50 ca"; returns m², undefined for other text. */
export function readSurface(text: string): number | undefined {
  const parts = text.length > maxAmountLength ? undefined : land.exec(text.trim())?.groups;
  if (!parts || Object.values(parts).every((written) => written === undefined)) return readAmount(text);
  const [hectares, ares, centiares] = ['hectares', 'ares', 'centiares'].map((name) => readAmount(parts[name] ?? '0'));
  if (hectares === undefined || ares === undefined || centiares === undefined) return undefined;
  return Math.round(hectares * 10_000 + ares * 100 + centiares);
}
