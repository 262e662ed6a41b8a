/** The tree of an expression such as "(1 and 2) or not 3", which combines numbered rules. */
export type Expression =
  | { kind: 'rule'; number: number }
  | { kind: 'not'; of: Expression }
  | { kind: 'and' | 'or'; left: Expression; right: Expression };

export class ConditionError extends Error {}

const word = /\s*(?:(\d+)|(and|or|not)\b|([()]))/iy;

/**
 * Reads an `advancedCondition`. `not` binds closest, then `and`, then `or`; upper and lower case mean the same.
 * Throws a ConditionError that says what was expected and where.
 */
export function parseExpression(text: string): Expression {
  const words = tokenizeExpression(text);
  let at = 0;
  const take = (...wanted: string[]): boolean => {
    const found = wanted.includes(words[at] ?? '');
    if (found) at++;
    return found;
  };
  const either = (): Expression => {
    let left = both();
    while (take('or')) left = { kind: 'or', left, right: both() };
    return left;
  };
  const both = (): Expression => {
    let left = single();
    while (take('and')) left = { kind: 'and', left, right: single() };
    return left;
  };
  const single = (): Expression => {
    if (take('not')) return { kind: 'not', of: single() };
    if (take('(')) {
      const inner = either();
      if (!take(')')) throw unexpected('")"');
      return inner;
    }
    const number = words[at++];
    if (!number || !/^\d+$/.test(number)) throw unexpected('the number of a rule, "not" or "("', at - 1);
    return { kind: 'rule', number: Number(number) };
  };
  const unexpected = (expected: string, where = at) =>
    new ConditionError(`expected ${expected}, found ${words[where] ? `"${words[where]}"` : 'the end'} in "${text}"`);

  const whole = either();
  if (at < words.length) throw unexpected('"and", "or" or the end');
  return whole;
}

function tokenizeExpression(text: string): string[] {
  const words: string[] = [];
  word.lastIndex = 0;
  while (/\S/.test(text.slice(word.lastIndex))) {
    const from = word.lastIndex;
    const found = word.exec(text)?.[0];
    if (!found)
      throw new ConditionError(
        `expected a number, "and", "or", "not" or a bracket, found "${text.slice(from).trim()}"`,
      );
    words.push(found.trim().toLowerCase());
  }
  return words;
}

/** The rule numbers that an expression names, in the order in which they stand. */
export const ruleNumbers = (expression: Expression): number[] => {
  if (expression.kind === 'rule') return [expression.number];
  if (expression.kind === 'not') return ruleNumbers(expression.of);
  return [...ruleNumbers(expression.left), ...ruleNumbers(expression.right)];
};

/** Whether the expression holds, given what each numbered rule says. */
export const holdsFor = (expression: Expression, rule: (number: number) => boolean): boolean => {
  switch (expression.kind) {
    case 'rule':
      return rule(expression.number);
    case 'not':
      return !holdsFor(expression.of, rule);
    case 'and':
      return holdsFor(expression.left, rule) && holdsFor(expression.right, rule);
    case 'or':
      return holdsFor(expression.left, rule) || holdsFor(expression.right, rule);
  }
};
