// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Communications } from '@/components/owner/communications';
import { OwnerDocuments } from '@/components/owner/documents';
import { OwnerHistory } from '@/components/owner/history';
import { OwnerMedia } from '@/components/owner/media';
import { OwnerVisits } from '@/components/owner/visits';

const home = { reference: 'HAS-5801', name: 'Dorpsstraat 12' };
const head = { date: 'Datum', event: 'Wat', price: 'Prijs' };
const history = { lead: 'Wat er gebeurde.', head };
const row = { key: '1', date: '22/11/2026', home: null, event: 'Bod', price: null, change: null };
const mails = { title: 'Mails', head: { when: 'Moment', subject: 'Onderwerp', state: 'Status' }, rows: [] };

it('a section without entries says what will stand there, and nothing else', () => {
  render(<OwnerHistory history={{ ...history, rows: [] }} />);
  expect(screen.getByText('Wat er gebeurde.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  render(<Communications communications={{ lead: 'Niets.', requests: [], mails }} />);
  expect(screen.queryByRole('list')).toBeNull();
});

it('an entry names its home where there are several', () => {
  const { container } = render(
    <OwnerHistory
      history={{
        ...history,
        rows: [
          { ...row, home },
          { ...row, key: '2' },
        ],
      }}
    />,
  );
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect([...container.querySelectorAll('[data-part="owner-home"]')].map(({ textContent }) => textContent)).toEqual([
    'HAS-5801 Dorpsstraat 12',
  ]);
});

it('a message keeps its lines and is text, whatever it holds', () => {
  const request = {
    key: '1',
    kind: 'Vraag',
    when: '22/11/2026, 10:00',
    home: null,
    visitor: 'Een bezoeker',
    facts: [],
  };
  const communications = {
    lead: '',
    mails,
    requests: [{ ...request, message: 'Dag\n<b>x</b>' }],
  };
  const { container } = render(<Communications communications={communications} />);
  expect(container.querySelector('blockquote')?.textContent).toBe('Dag\n<b>x</b>');
});

it('a visit has what its visitor said, with who and how much', () => {
  const visit = { key: '1', when: '22/11/2026', state: 'Geweest', stands: true, home, visitor: 'Een bezoeker' };
  const feedback = { label: 'Reactie', text: 'Mooi', rating: '4 op 5' };
  render(<OwnerVisits visits={{ lead: '', groups: [{ title: 'Voorbij', visits: [{ ...visit, feedback }] }] }} />);
  expect(screen.getByRole('figure').textContent).toBe('Reactie4 op 5Mooi');
  expect(screen.getByRole('heading', { level: 2, name: 'Voorbij' })).toBeTruthy();
});

it('titles of media go one level down where each home has its own', () => {
  const elsewhere = {
    title: 'Ook op',
    none: null,
    sites: [{ name: 'Immoweb', href: 'https://www.immoweb.be/', since: '' }],
  };
  const shown = (name: typeof home | null) => ({ key: 5801, name, offline: null, groups: [], elsewhere });
  const { rerender } = render(<OwnerMedia media={{ lead: '', homes: [shown(null)] }} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Ook op' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Immoweb' }).getAttribute('rel')).toBe('noopener');
  rerender(<OwnerMedia media={{ lead: '', homes: [shown(home)] }} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Ook op' })).toBeTruthy();
});

it('a document is a link with its date, type and size beside it', () => {
  const row = {
    key: '1',
    title: 'Opdracht',
    href: '/api/owner/documents/x/',
    type: 'PDF',
    date: '22/11/2026',
    size: '1 MB',
  };
  const documents = { lead: '', head: { title: 'Document', date: 'Datum', size: 'Grootte' } };
  render(<OwnerDocuments documents={{ ...documents, rows: [{ ...row, home }] }} />);
  expect(screen.getByRole('link', { name: 'Opdracht' }).getAttribute('href')).toBe(row.href);
  expect(screen.getAllByRole('cell').at(-1)?.textContent).toBe('1 MBPDF');
});
