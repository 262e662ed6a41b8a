import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Runs staff commands, and those of tests/support/heem-process.ts; returns their output, or throws it if one fails. */
export type Heem = (...words: string[]) => Promise<string>;

/** Starts a process that runs commands on the site with this environment; returns a function that sends it one. */
function startCommands(env: Readonly<Record<string, string>>) {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/support/server-code.ts', 'tests/support/heem-process.ts'],
    { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const waiting: ((line: string) => void)[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(line));
  return (words: string[]) =>
    new Promise<string>((resolve) => {
      waiting.push(resolve);
      child.stdin.write(`${JSON.stringify(words)}\n`);
    });
}

/**
 * Runs commands on the site with this environment, all in one process: starting one takes longer than most commands. The environment is
 * read at the first command.
 */
export function heemOf(envOf: () => Readonly<Record<string, string>>): Heem {
  let commands: ReturnType<typeof startCommands> | undefined;
  return async (...words) => {
    commands ??= startCommands(envOf());
    const { exitCode, text } = JSON.parse(await commands(words)) as { exitCode: number; text: string };
    if (exitCode !== 0) throw new Error(text);
    return text;
  };
}
