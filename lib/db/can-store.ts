import { randomBytes, randomUUID } from 'node:crypto';
import { inTransaction } from './database.ts';

/** In bytes: about what a form with its mails takes. */
const probeSize = 16 * 1024;

/** Whether a form could be stored now: as much as one is written, and taken back. The reason why not goes to the log. */
export async function canStore(): Promise<boolean> {
  try {
    await inTransaction(async (trx) => {
      // The one table of ours with a text that is in no index, and no meaning for a name that nobody asks for.
      const probe = { name: `probe ${randomUUID()}`, value: randomBytes(probeSize).toString('hex') };
      await trx.insertInto('secret').values(probe).execute();
      await trx.deleteFrom('secret').where('name', '=', probe.name).execute();
    });
    return true;
  } catch (error) {
    console.error('Forms cannot be stored:', error);
    return false;
  }
}
