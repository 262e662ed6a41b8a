import { createInterface } from 'node:readline';
import { heem } from '../../scripts/heem.ts';

// Started by tests/support/portal.ts: runs staff commands one after the other, a line of JSON each, in one process. Each answer
// is a line as well: the exit code, and what the command printed.

const printed: string[] = [];
console.log = (...words) => printed.push(words.join(' '));
console.error = console.log;

for await (const line of createInterface({ input: process.stdin })) {
  printed.length = 0;
  const exitCode = await heem(JSON.parse(line));
  process.stdout.write(`${JSON.stringify({ exitCode, text: printed.join('\n') })}\n`);
}
process.exit();
