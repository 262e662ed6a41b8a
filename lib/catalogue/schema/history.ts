import { z } from 'zod';
import { isoDate } from './fields.ts';

/** How a home stood on a day, as it was published then: kept each time that price or marquee changed. */
export const historySnapshotSchema = z.strictObject({
  date: isoDate.meta({ description: 'day of the change, YYYY-MM-DD' }),
  amount: z.number().positive().optional().meta({ description: '€; left out while the price was not published' }),
  marquee: z.int().optional().meta({ table: 'marquees', description: 'an id of data/marquees.json' }),
});
export type HistorySnapshot = z.infer<typeof historySnapshotSchema>;
