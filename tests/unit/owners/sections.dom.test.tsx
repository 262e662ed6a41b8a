// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Communications } from '@/components/owners/communications';
import { OwnerDocuments } from '@/components/owners/documents';
import { OwnerHistory } from '@/components/owners/history';
import { OwnerMedia } from '@/components/owners/media';
import { OwnerVisits } from '@/components/owners/visits';
import type { OwnedHome } from '@/lib/accounts/owned-home';
import type { HistoryEntry } from '@/lib/owners/history';
import type { OwnerRequest, OwnerVisit } from '@/lib/owners/requests';
import { show } from '@/tests/support/show';

const id = 5801 as OwnedHome;
const home = { reference: 'HAS-5801', name: 'Dorpsstraat 12' };
const alone = () => null;
const homeName = (id: number | null) => (id === 5801 ? home : null);
const createdAt = Date.parse('2026-11-22T10:00:00+01:00');
const entry: HistoryEntry = {
  key: '1',
  home: id,
  at: '2026-11-22T10:30',
  event: { form: 'make-offer' },
  price: null,
  change: null,
};
const request: OwnerRequest = {
  id: '1',
  home: id,
  form: 'make-offer',
  createdAt,
  visitor: null,
  visitAt: null,
  amount: 265_000,
  validUntil: '2026-12-24',
  financing: 'loanCondition',
  message: 'Dag\n<b>x</b>',
};

it('a section without entries says what will stand there, and nothing else', async () => {
  await show(<OwnerHistory entries={[]} homeName={alone} />);
  expect(screen.getByText(/^Hier komt alles wat er met uw pand gebeurt/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  await show(<Communications requests={[]} mails={[]} homeName={alone} />);
  expect(screen.getByText(/^Hier komen de vragen/)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

it('an entry names its home where there are several', async () => {
  const entries = [entry, { ...entry, key: '2', home: 5802 as OwnedHome, event: 'visit' as const }];
  const { container } = await show(<OwnerHistory entries={entries} homeName={homeName} />);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '22/11/2026, 10:30',
    'BodHAS-5801 Dorpsstraat 12',
    '',
    '22/11/2026, 10:30',
    'Bezoek aan het pand',
    '',
  ]);
  expect(container.querySelectorAll('[data-part="owner-home"]')).toHaveLength(1);
});

it('an offer says its amount and its conditions; a message keeps its lines and is text, whatever it holds', async () => {
  const { container } = await show(<Communications requests={[request]} mails={[]} homeName={alone} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/, ' '))).toEqual([
    '€ 265.000',
    '24/12/2026',
    'met een lening, onder opschortende voorwaarde',
  ]);
  expect(screen.getByText('Een bezoeker')).toBeTruthy();
  expect(container.querySelector('blockquote')?.textContent).toBe('Dag\n<b>x</b>');
});

it('a visit has what its visitor said, with who and how much', async () => {
  const visit: OwnerVisit = {
    id: '1',
    home: 5801,
    startsAt: createdAt,
    endsAt: createdAt + 1_800_000,
    state: 'over',
    visitor: null,
    feedback: 'Mooi',
    rating: 4,
  };
  await show(<OwnerVisits visits={{ planned: [], earlier: [visit] }} homeName={homeName} />);
  expect(screen.getByRole('figure').textContent).toBe('Reactie van de bezoeker4 op 5Mooi');
  expect(screen.getByText('22/11/2026, 10:00–10:30')).toBeTruthy();
  expect(screen.getByText('Geweest')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Voorbij of geannuleerd' })).toBeTruthy();
});

it('titles of media go one level down where each home has its own', async () => {
  const advertisedOn = [{ name: 'Immoweb', url: 'https://www.immoweb.be/', since: '2026-10-16' }];
  const media = { id: 5801, groups: [], advertisedOn };
  await show(<OwnerMedia homes={[{ ...media, name: null }]} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Ook te zien op' })).toBeTruthy();
  expect(screen.getByText('sinds 16/10/2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Immoweb' }).getAttribute('rel')).toBe('noopener');
  await show(<OwnerMedia homes={[{ ...media, groups: null, name: home }]} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Ook te zien op' })).toBeTruthy();
  expect(screen.getByText('Dit pand staat op dit ogenblik niet op onze site.')).toBeTruthy();
});

it('a document is a link with its date, type and size beside it', async () => {
  const document = {
    id: '1',
    property: 5801,
    title: 'Opdracht',
    name: 'opdracht.pdf',
    type: 'application/pdf',
    size: 1_000_000,
    createdAt,
    href: '/api/owner/documents/x/',
  };
  await show(<OwnerDocuments documents={[document]} homeName={homeName} />);
  expect(screen.getByRole('link', { name: 'Opdracht' }).getAttribute('href')).toBe(document.href);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'OpdrachtHAS-5801 Dorpsstraat 12',
    '22/11/2026',
    '1 MBPDF',
  ]);
});
