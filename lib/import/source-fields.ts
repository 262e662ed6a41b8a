import type { ImportSource } from '../content/import-sources.ts';

/** What stands in the fields of a source's form. */
export const fieldsOfSource = ({
  format,
  address = '',
  broker = '',
  mostGone,
}: Pick<ImportSource, 'format' | 'address' | 'broker' | 'mostGone'>) => ({
  format,
  address,
  broker,
  mostGone: String(Math.round(mostGone * 100)),
});

/** A source as its form has it; what it has learned stays. */
export const withSourceFields = (
  source: Pick<ImportSource, 'id' | 'meanings' | 'corrections'>,
  { format, address, broker, mostGone }: ReturnType<typeof fieldsOfSource>,
): ImportSource => ({
  ...source,
  format,
  address: address || undefined,
  broker: broker || undefined,
  mostGone: Number(mostGone) / 100,
});
