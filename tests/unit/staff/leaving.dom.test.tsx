// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type CopyEvent,
  type CopyState,
  initialCopyState,
  isUnsent,
  nextCopyState,
} from '@/components/staff/copy-state';
import { useLeaveQuestion } from '@/components/staff/use-leave-question';
import type { FormField } from '@/lib/records/fields/form-fields';
import { showField } from '@/tests/support/one-field';
import { uploadRequests } from '@/tests/support/upload-requests';

const requests = uploadRequests();
/** The effect of a link: a client navigation, or leaving the page, which the browser confirms. */
let did: string[] = [];
beforeEach(() => {
  did = [];
  const { origin, pathname, search } = location;
  vi.stubGlobal('location', { origin, pathname, search, assign: (href: string) => did.push(`left for ${href}`) });
});
afterEach(() => vi.unstubAllGlobals());

/** Follows a link as Next does. */
const Links = () =>
  ['/nl/office/homes/', '#money'].map((href) => (
    <a
      key={href}
      href={href}
      onClick={(event) => {
        if (!event.defaultPrevented) did.push(`showed ${href}`);
        event.preventDefault();
      }}
    >
      {href}
    </a>
  ));
const follow = (name: string, keys = {}) => fireEvent.click(screen.getByRole('link', { name }), keys);
/** Whether a browser asks before the tab is closed. */
const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

function Form({ state }: { state: CopyState }) {
  useLeaveQuestion(isUnsent(state));
  return <Links />;
}

const saved = initialCopyState({ base: null, content: {} }, 0);
const failed: CopyEvent = { type: 'failed', isOffline: false };

it('a link asks as soon as the server has refused what was typed, until it is kept; what waits for its turn is still sent', () => {
  let state = saved;
  const { rerender } = render(<Form state={state} />);
  const go = (event: CopyEvent) => {
    did = [];
    state = nextCopyState(state, event);
    rerender(<Form state={state} />);
    follow('/nl/office/homes/');
    return [did[0]?.split(' ')[0], asks()];
  };
  expect(go({ type: 'typed' })).toEqual(['showed', false]);
  expect(go({ type: 'sending' })).toEqual(['showed', false]);
  expect(go(failed)).toEqual(['left', true]);
  expect(did).toEqual(['left for http://localhost:3000/nl/office/homes/']);
  expect(go({ type: 'typed' })).toEqual(['left', true]);
  expect(go({ type: 'sending' })).toEqual(['left', true]);
  expect(go({ type: 'autosaved', content: {}, version: 1 })).toEqual(['showed', false]);
  const newer = { kind: 'newer', base: {}, content: {}, version: 2 } as const;
  expect(go({ type: 'conflict', conflict: { newer, stored: {}, fields: [] } })).toEqual(['left', true]);
  expect(go({ type: 'merged', newer })).toEqual(['showed', false]);
  go({ type: 'failed', isOffline: true });
  expect(go({ type: 'discarding' })).toEqual(['showed', false]);
});

it('a place on the page and another tab ask nothing', () => {
  render(<Form state={nextCopyState(saved, failed)} />);
  follow('#money');
  follow('/nl/office/homes/', { ctrlKey: true });
  expect(did).toEqual(['showed #money', 'showed /nl/office/homes/']);
});

const file: FormField = { kind: 'document', path: 'file', label: 'File', isRequired: false };
const choose = (name: string) =>
  userEvent.upload(
    document.querySelector('input[type="file"]') as HTMLInputElement,
    new File(['x'], name, { type: 'application/pdf' }),
  );

it('asks before an upload is left, and not about one that was refused', async () => {
  showField(file, {});
  render(<Links />);
  await choose('a.pdf');
  follow('/nl/office/homes/');
  expect([did.length, did[0]?.split(' ')[0], asks()]).toEqual([1, 'left', true]);
  did = [];
  requests[0]?.answer(422, { error: 'broken', message: 'This file is damaged.' });
  follow('/nl/office/homes/');
  expect([did, asks()]).toEqual([['showed /nl/office/homes/'], false]);
});

it('the document chosen last wins, whichever upload finishes first', async () => {
  const form = showField(file, {});
  await choose('old.pdf');
  await choose('new.pdf');
  requests[1]?.answer(201, { id: 'new.pdf' });
  requests[0]?.answer(201, { id: 'old.pdf' });
  expect(form.getValues('file')).toBe('new.pdf');
});
