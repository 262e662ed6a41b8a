import type { ParseArgsConfig } from 'node:util';

/** A command of the staff: `npm run heem -- NAME …`. */
export interface Command {
  /** What stands after the name: "--since DATE [--format csv|json]". */
  usage: string;
  /** One line for the list of commands. */
  summary: string;
  /** What --help says besides. */
  help: string;
  /** Whether words such as an e-mail address follow. */
  takesWords?: true;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** Prints what was asked for; throws a UsageError where it cannot know what was meant. */
  run(given: Given): Promise<void>;
}

export interface Given {
  options: Record<string, unknown>;
  words: readonly string[];
}

/** Something in the words of the command is missing or not to be understood. */
export class UsageError extends Error {}

/** The only word of a command, such as an e-mail address. */
export function onlyWord({ words }: Given, name: string): string {
  const [word, ...more] = words;
  if (!word || more.length > 0) throw new UsageError(`${name} is expected, and nothing else`);
  return word;
}

/** Takes what stands behind --property; throws a UsageError for what is no number of a home. */
export function homeNumber(given: unknown): number {
  if (!/^[1-9]\d{0,8}$/.test(String(given))) throw new UsageError('--property is the number of a home, such as 5801');
  return Number(given);
}
