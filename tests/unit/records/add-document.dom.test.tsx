// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AddDocument } from '@/components/owners/add-document';
import { renderInOffice } from '@/tests/support/in-office';
import { uploadRequests } from '@/tests/support/upload-requests';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));

const requests = uploadRequests();
beforeEach(() => {
  renderInOffice(<AddDocument home={5801} locale="en" maxBytes={1e6} maxTitleLength={80} accept=".pdf" fileHint="" />);
});
afterEach(() => vi.unstubAllGlobals());

const title = () => screen.getByLabelText<HTMLInputElement>(/^title/);
const file = () => screen.getByLabelText<HTMLInputElement>('file');
const choose = (name: string) => userEvent.upload(file(), new File(['x'], name, { type: 'application/pdf' }));
const send = () => fireEvent.submit(title().form as HTMLFormElement);
const titleOf = (i: number) => new URL(requests[i]?.address ?? '', 'http://x').searchParams.get('title');

it('empties what it sent, and keeps a title that was typed for the next document meanwhile', async () => {
  await userEvent.type(title(), 'Contract');
  await choose('a.pdf');
  send();
  requests[0]?.answer(201, { id: 'a' });
  expect([titleOf(0), title().value, file().files?.length]).toEqual(['Contract', '', 0]);
  await userEvent.type(title(), 'Deed');
  await choose('b.pdf');
  send();
  await userEvent.clear(title());
  await userEvent.type(title(), 'Soil');
  requests[1]?.answer(201, { id: 'b' });
  expect([titleOf(1), title().value, file().files?.length]).toEqual(['Deed', 'Soil', 0]);
  await choose('c.pdf');
  send();
  requests[2]?.answer(429, { error: 'tooMany', message: 'Too many.' });
  expect(title().value).toBe('Soil');
  await userEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect([titleOf(3), document.activeElement]).toEqual(['Soil', file()]);
});
