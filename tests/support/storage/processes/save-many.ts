import { changeData } from '../../../../lib/data/write.ts';
import { recordDeed } from '../../../../lib/office/save-record.ts';
import { changedHome, ownPicture, saver } from '../../saves.ts';

// A separate process that saves homes, each with a picture, until it has done so many or is killed; it prints each save that was answered.
const [first = 1, most = Number.POSITIVE_INFINITY, ...homes] = process.argv.slice(2).map(Number);

async function save(home: number, n: number): Promise<void> {
  const file = `properties/${home}.json`;
  let [before, after] = [{}, {}];
  await changeData(
    (read) => {
      before = read(file) as object;
      after = changedHome(before as Record<string, unknown>, n);
      // Every third one takes the picture away.
      return { [ownPicture(home)]: n % 3 === 0 ? null : Buffer.from(String(n)), [file]: after };
    },
    { by: saver, deed: () => recordDeed('data.save', file, { before, after }), isUndoable: true },
  );
  process.stdout.write(`${home} ${n}\n`);
}

for (let n = first; n < first + most; n++) await Promise.all(homes.map((home) => save(home, n)));
process.exit();
