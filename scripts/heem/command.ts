import type { ParseArgsConfig } from 'node:util';

/** A command for staff: `npm run heem -- NAME …`. */
export interface Command {
  /** The arguments after the name: "--since DATE [--format csv|json]". */
  usage: string;
  /** One line for the list of commands. */
  summary: string;
  /** More text for --help. */
  help: string;
  /** Whether it takes positional arguments, such as an email address. */
  takesWords?: true;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** Runs the command; throws a UsageError for invalid arguments. */
  run(input: CommandInput): Promise<void>;
}

export interface CommandInput {
  options: Record<string, unknown>;
  words: readonly string[];
}

/** The name of a staff command in the log. */
export const commandActor = { id: null, name: 'npm run heem' };

/** An argument is missing or invalid. */
export class UsageError extends Error {}

/** The only positional argument of a command, such as an email address. */
export function onlyWord({ words }: CommandInput, name: string): string {
  const [word, ...more] = words;
  if (!word || more.length > 0) throw new UsageError(`expected ${name} and nothing else`);
  return word;
}

/** The value of --property as a number; throws a UsageError if it is not the number of a home. */
export function homeNumber(input: unknown): number {
  if (!/^[1-9]\d{0,8}$/.test(String(input))) throw new UsageError('--property is the number of a home, such as 5801');
  return Number(input);
}
