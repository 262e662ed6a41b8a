import { z } from 'zod';
import { zodIssue } from '../../files/issue-codes.ts';

/** The comparisons of a rule, by the words that an editor writes under `logic`. */
export const logics = [
  'equals',
  'notEquals',
  'isOneOf',
  'greaterThan',
  'atLeast',
  'lessThan',
  'atMost',
  'isEmpty',
  'isNotEmpty',
] as const;
export type Logic = (typeof logics)[number];

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** One comparison: a field with a value, or with another field. Takes the names of the fields. */
export const conditionRuleSchema = <const Field extends [string, ...string[]]>(fields: Field) =>
  z
    .strictObject({
      field: z.enum(fields).meta({ description: 'what is compared' }),
      logic: z.enum(logics).meta({ description: 'how it is compared' }),
      compareWithField: z.enum(fields).optional().meta({ description: 'with another field' }),
      compareWithValue: z
        .union([scalar, z.array(scalar).min(1)])
        .optional()
        .meta({ attributeIn: 'field', description: 'with this value; a list for isOneOf' }),
    })
    .refine(
      ({ logic, compareWithField, compareWithValue }) =>
        Number(compareWithField !== undefined) + Number(compareWithValue !== undefined) ===
        (logic === 'isEmpty' || logic === 'isNotEmpty' ? 0 : 1),
      zodIssue('comparison'),
    )
    .refine(
      ({ logic, compareWithValue }) => Array.isArray(compareWithValue) === (logic === 'isOneOf'),
      zodIssue('comparedList'),
    );

/** Rules, numbered from 1 in their order, and how they are combined: all must hold unless `advancedCondition` says otherwise. */
export const conditionShape = <const Field extends [string, ...string[]]>(fields: Field) => ({
  rules: z.array(conditionRuleSchema(fields)).min(1),
  advancedCondition: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'rule numbers with and, or, not and brackets: "(1 and 2) or not 3"' }),
});

export type Scalar = z.infer<typeof scalar>;
export interface ConditionRule {
  field: string;
  logic: Logic;
  compareWithField?: string | undefined;
  compareWithValue?: Scalar | Scalar[] | undefined;
}

export interface Condition {
  rules: readonly ConditionRule[];
  advancedCondition?: string | undefined;
}
