import type { ImportSource } from '../content/import-sources.ts';

/** The fields of the form of a source. */
export const buildSourceFields = ({
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
  { format, address, broker, mostGone }: ReturnType<typeof buildSourceFields>,
): ImportSource => ({
  ...source,
  format,
  address: address || undefined,
  broker: broker || undefined,
  mostGone: Number(mostGone) / 100,
});
