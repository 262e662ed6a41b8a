import { z } from 'zod';
import { isoDate } from './fields.ts';

/** The published price and marquee of a home from a day on; a row is added each time one of them changes. */
export const historySnapshotSchema = z.strictObject({
  date: isoDate.meta({ description: 'day of the change, YYYY-MM-DD' }),
  amount: z.number().positive().optional().meta({ description: '€; left out while the price was not published' }),
  marquee: z.int().optional().meta({ table: 'marquees', description: 'an id of data/marquees.json' }),
});
export type HistorySnapshot = z.infer<typeof historySnapshotSchema>;
