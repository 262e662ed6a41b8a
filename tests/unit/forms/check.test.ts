import { expect, it, vi } from 'vitest';

it('a form is checked in the browser without code made from text, which the policy of the pages forbids', async () => {
  vi.resetModules();
  const construct = vi.fn(Reflect.construct);
  vi.stubGlobal('Function', new Proxy(Function, { construct }));
  const { check } = await import('@/components/forms/check');
  expect(check(new FormData(), 'sign-newsletter', [])).toMatchObject({ privacy: 'privacy' });
  vi.unstubAllGlobals();
  expect(construct).not.toHaveBeenCalled();
});
