// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFittedAreas } from '@/components/records/edit/fit-areas';

function Written() {
  const form = useRef<HTMLFormElement>(null);
  useFittedAreas(form);
  return (
    <form ref={form}>
      <textarea defaultValue="Een lange beschrijving" />
    </form>
  );
}

/** A browser in which text of a height (px) stands in a text area, with a border of 1 px. */
function open(fitsBySelf: boolean, height: number) {
  vi.stubGlobal('CSS', { supports: () => fitsBySelf });
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(192);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(190);
  const { container } = render(<Written />);
  return container.querySelector('textarea') as HTMLTextAreaElement;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a text area is as high as its text where the style sheet cannot say so, also as it is typed', () => {
  const area = open(false, 400);
  expect(area.style.height).toBe('402px');
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockReturnValue(420);
  fireEvent.input(area, { target: { value: 'Een langere beschrijving' } });
  expect(area.style.height).toBe('422px');
});

it('is left to the style sheet elsewhere', () => expect(open(true, 400).style.height).toBe(''));
