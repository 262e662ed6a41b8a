import { saveWithPicture } from '../../saves.ts';

// A separate process that saves homes, each with a picture, until it has done so many or is killed; it prints each save that was answered.
const [first = 1, max = Number.POSITIVE_INFINITY, ...homes] = process.argv.slice(2).map(Number);

async function save(home: number, n: number): Promise<void> {
  // Every third one takes the picture away.
  await saveWithPicture(home, n, n % 3 === 0 ? null : Buffer.from(String(n)));
  process.stdout.write(`${home} ${n}\n`);
}

for (let n = first; n < first + max; n++) await Promise.all(homes.map((home) => save(home, n)));
process.exit();
