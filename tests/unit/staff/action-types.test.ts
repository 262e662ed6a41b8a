import { describe, expectTypeOf, it } from 'vitest';
import type { useOffice } from '@/components/staff/office-provider';
import type { ShownChange } from '@/lib/records/form/copy-actions';
import type { UnitsAnswer } from '@/lib/records/units/unit-actions';
import type { ActionName, ActionTypes } from '@/lib/staff/define-action';

const { run } = {} as ReturnType<typeof useOffice>;
type Input<Name extends ActionName> = ActionTypes[Name]['input'];
type Payload<Name extends ActionName> = ActionTypes[Name]['answer']['payload'];

// Nothing runs here: tsc fails on a wrong type.
describe('types of the actions of staff', () => {
  it('have the fields of the schema as texts', () => {
    expectTypeOf<Input<'copy.view'>>().toEqualTypeOf<{ record: string; staff: string }>();
    expectTypeOf<Input<'units.poll'>>().toEqualTypeOf<{ project: string }>();
    expectTypeOf<{ id: string; status: 'closed' }>().toExtend<Input<'lead.change'>>();
    expectTypeOf<{ id: string; status: 'gone' }>().not.toExtend<Input<'lead.change'>>();
    expectTypeOf<{ status: 'closed' }>().not.toExtend<Input<'lead.change'>>();
  });

  it('have the payload of the result', () => {
    expectTypeOf<Payload<'copy.view'>>().toEqualTypeOf<ShownChange[] | undefined>();
    expectTypeOf<Payload<'units.poll'>>().toEqualTypeOf<UnitsAnswer | undefined>();
    expectTypeOf<Payload<'lead.note'>>().toEqualTypeOf<undefined>();
  });

  it('are those of what the browser sends, and a form of a page', () => {
    expectTypeOf<'copy.look'>().not.toExtend<ActionName>();
    expectTypeOf(run<'copy.view'>)
      .parameter(1)
      .toEqualTypeOf<FormData | { record: string; staff: string }>();
    expectTypeOf(run<'copy.view'>).returns.resolves.toEqualTypeOf<ActionTypes['copy.view']['answer']>();
  });
});
