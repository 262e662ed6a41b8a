import { ConditionError, holdsFor, parseExpression, ruleNumbers } from './expression.ts';
import type { Condition, ConditionRule, Scalar } from './schema.ts';

/** The known facts about a thing by field; unknown fields are left out. */
export type Facts = Readonly<Record<string, Scalar | null | undefined>>;
type Value = Facts[string];

/** The specification's check for null or empty trims text (section 5). */
const isEmpty = (value: Value): boolean => value === undefined || value === null || String(value).trim() === '';

/** Compares two values; NaN if one of them is empty. Throws for values without an order, such as a text and a number. */
function order(value: Value, other: Value): number {
  if (isEmpty(value) || isEmpty(other)) return Number.NaN;
  if (typeof value !== typeof other || typeof value === 'boolean')
    throw new ConditionError(`${JSON.stringify(value)} and ${JSON.stringify(other)} have no order`);
  return (value as string | number) < (other as string | number) ? -1 : value === other ? 0 : 1;
}

function ruleHolds({ field, logic, compareWithField, compareWithValue }: ConditionRule, facts: Facts): boolean {
  const value = facts[field];
  const other = compareWithField === undefined ? compareWithValue : facts[compareWithField];
  const single = Array.isArray(other) ? undefined : other;
  switch (logic) {
    case 'equals':
      return !isEmpty(value) && value === single;
    case 'notEquals':
      return value !== single;
    case 'isOneOf':
      return Array.isArray(other) && other.some((each) => each === value);
    case 'greaterThan':
      return order(value, single) > 0;
    case 'atLeast':
      return order(value, single) >= 0;
    case 'lessThan':
      return order(value, single) < 0;
    case 'atMost':
      return order(value, single) <= 0;
    case 'isEmpty':
      return isEmpty(value);
    case 'isNotEmpty':
      return !isEmpty(value);
    default:
      throw new ConditionError(
        `expected a logic of lib/catalogue/conditions/schema.ts, found "${logic satisfies never}"`,
      );
  }
}

/** Whether a condition holds for these facts. Throws a ConditionError where it cannot be evaluated. */
export function evaluate({ rules, advancedCondition }: Condition, facts: Facts): boolean {
  if (advancedCondition === undefined) return rules.every((rule) => ruleHolds(rule, facts));
  checkCombination({ rules, advancedCondition });
  return holdsFor(parseExpression(advancedCondition), (number) => ruleHolds(rules[number - 1] as ConditionRule, facts));
}

/** Throws a ConditionError if the combination names a rule that does not exist. */
export function checkCombination({ rules, advancedCondition }: Condition): void {
  if (advancedCondition === undefined) return;
  const missing = ruleNumbers(parseExpression(advancedCondition)).find((number) => !rules[number - 1]);
  if (missing !== undefined)
    throw new ConditionError(`expected a rule from 1 to ${rules.length}, found ${missing} in "${advancedCondition}"`);
}

const logged = new Set<string>();
const logOnce = (message: string): void => {
  if (logged.has(message)) return;
  logged.add(message);
  console.error(message);
};

/** Whether a condition is true; one that cannot be evaluated counts as false and is logged once (specification, section 5). */
export function isFulfilled(condition: Condition, facts: Facts, log: (message: string) => void = logOnce): boolean {
  try {
    return evaluate(condition, facts);
  } catch (error) {
    log(`conditions.json: ${(error as Error).message}; taken as false`);
    return false;
  }
}
