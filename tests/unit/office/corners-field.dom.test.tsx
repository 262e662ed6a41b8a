// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FormField } from '@/lib/office/edit/form-fields';
import { showField } from '../../support/one-field';

const front = { kind: 'corners', path: 'front', label: 'Front' } as FormField;
const quad = [
  [10, 10],
  [90, 10],
  [90, 90],
  [10, 90],
];

it('the corners of a wall are removed and drawn anew, and the focus goes on', async () => {
  showField(front, { render: { picture: 'front', front: quad } }, 'render');
  fireEvent.click(screen.getByRole('button', { name: 'remove' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'draw' })));
  fireEvent.click(screen.getByRole('button', { name: 'draw' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('slider')[0]));
});

it('a finger that draws a corner neither scrolls the page nor draws on once it was taken away', () => {
  const form = showField(front, { render: { picture: 'front', front: quad } }, 'render');
  const corner = screen.getAllByRole('slider')[0] as HTMLElement & { setPointerCapture: () => void };
  corner.setPointerCapture = () => {};
  expect(fireEvent.touchStart(corner)).toBe(false);
  expect(fireEvent.touchStart(corner.closest('svg') as Element)).toBe(true);
  fireEvent.pointerDown(corner);
  fireEvent.lostPointerCapture(corner);
  const drawing = corner.closest('svg') as SVGSVGElement;
  drawing.getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 100 }) as DOMRect;
  fireEvent.pointerMove(drawing, { clientX: 40, clientY: 40 });
  expect(form.getValues('render.front')).toEqual(quad);
});
