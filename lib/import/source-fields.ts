import type { ImportSource } from '../content/import-sources.ts';

/** The fields of the form of a source. */
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

/** Converts the fields of the form to a source; its meanings and corrections are kept. */
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
