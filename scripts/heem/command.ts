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
  /** Prints what was asked for; throws a WrongUse where it cannot know what was meant. */
  run(given: Given): Promise<void>;
}

export interface Given {
  options: Record<string, unknown>;
  words: readonly string[];
}

/** Something in the words of the command is missing or not to be understood. */
export class WrongUse extends Error {}

/** The only word of a command, such as an e-mail address. */
export function onlyWord({ words }: Given, name: string): string {
  const [word, ...more] = words;
  if (!word || more.length > 0) throw new WrongUse(`${name} is expected, and nothing else`);
  return word;
}
