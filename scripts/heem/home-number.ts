import { WrongUse } from './command.ts';

/** Takes what stands behind --property; throws a WrongUse for what is no number of a home. */
export function homeNumber(given: unknown): number {
  if (!/^[1-9]\d{0,8}$/.test(String(given))) throw new WrongUse('--property is the number of a home, such as 5801');
  return Number(given);
}
