import { z } from 'zod';
import { inTransaction } from '../../lib/db/database.ts';
import { findVisit, updateVisit } from '../../lib/db/visits.ts';
import { type Command, onlyWord, WrongUse } from './command.ts';

const schema = z.object({
  text: z.string().trim().min(1).max(2000),
  rating: z.coerce.number().int().min(1).max(5).optional(),
});

export const visitsFeedback: Command = {
  usage: 'ID --text "…" [--rating 1..5]',
  takesWords: true,
  summary: 'notes what a visitor said of a home, for its owner',
  help: 'ID is the last column of "visits". The owner reads it in the portal, without the visitor’s name unless they agreed; again, it takes the place of what was noted.',
  options: { text: { type: 'string' }, rating: { type: 'string' } },
  async run(given) {
    const id = onlyWord(given, 'ID');
    const { data, error } = schema.safeParse(given.options);
    if (!data)
      throw new WrongUse(
        error.issues[0]?.path[0] === 'rating' ? '--rating is 1 to 5' : '--text is 1 to 2000 characters',
      );
    await inTransaction(async (trx) => {
      const visit = await findVisit(id, trx);
      if (!visit || visit.property === null) throw new WrongUse(`no visit to a home ${id}`);
      if (visit.startsAt > Date.now()) throw new WrongUse('this visit has not taken place yet');
      await updateVisit(trx, id, { feedback: data.text, rating: data.rating ?? null });
    });
    console.log('noted');
  },
};
