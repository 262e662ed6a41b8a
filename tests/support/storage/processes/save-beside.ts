import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../../../../lib/env.ts';
import { saveRecord } from '../../../../lib/records/save-records.ts';
import { type EditorsSave, saver, withField } from '../../saves.ts';

// An instance that saves what several editors typed, all at once, from what the files said when they opened their forms; it says when they
// have, and each save that was answered.
const saves: EditorsSave[] = JSON.parse(process.argv[2] ?? '[]');
const opened = saves.map((save) => {
  const file = `properties/${save.home}.json`;
  return { ...save, file, base: JSON.parse(readFileSync(path.join(env.dataDir, file), 'utf8')) };
});

process.stdin.once('data', async () => {
  await Promise.all(
    opened.map(async ({ editor, file, base, field, value }) => {
      await saveRecord({ file, base, mine: withField(base, field, value) }, { ...saver, name: editor });
      process.stdout.write(`${editor} ${file} ${field}\n`);
    }),
  );
  process.exit();
});
process.stdout.write('opened\n');
