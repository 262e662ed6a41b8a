// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { PublishedReview } from '@/components/reviews/published-review';
import { ReceivedReview } from '@/components/reviews/received-review';
import { OfficeProvider } from '@/components/staff/office-provider';
import { type readReviews, toReviewFields } from '@/lib/reviews/reviews';
import type { OfficeState } from '@/lib/staff/define-action';
import { renderInOffice } from '@/tests/support/in-office';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';

const t = wordsIn('nl');
const comment = `Alles liep vlot. ${'En daarna bleven ze bereikbaar. '.repeat(10)}Einde.`;
const received = {
  lead: { id: 'lead-1', locale: 'nl', email: 'noor@visitor.example', createdAt: '2026-11-01T10:00:00Z' },
  sent: { comment, displayName: 'Noor', aboutYou: 'kocht een huis in Genk' },
  evidence: { homes: 0, visits: 1 },
  picture: null,
  refused: null,
} as unknown as Awaited<ReturnType<typeof readReviews>>['received'][number];
const [published] = sample.content.testimonials.values();
if (!published) throw new Error('the sample has no testimonial');

/** Shows a testimonial; returns what its forms send. */
function show(review: ReactNode): Record<string, FormDataEntryValue>[] {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const send = async (form: FormData): Promise<OfficeState> => {
    sent.push(Object.fromEntries(form));
    return { done: 'saved' };
  };
  renderInOffice(
    <OfficeProvider act={send} locale="nl" confirm={null}>
      {review}
    </OfficeProvider>,
  );
  return sent;
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('a testimonial is read whole, and approved or refused with what speaks for it', async () => {
  const sent = show(await ReceivedReview({ review: received, locale: 'nl', data: sample }));
  expect(screen.getByText(comment)).toBeDefined();
  await press(t('office.reviews.approve'));
  expect(sent.at(-1)).toMatchObject({ action: 'review.approve', id: 'lead-1', verified: 'visit' });
  expect(sent.at(-1)?.category).toBeTruthy();
  fireEvent.change(document.querySelector('[name="reason"]') as Element, { target: { value: 'Geen klant' } });
  fireEvent.click(screen.getByLabelText(t('office.reviews.tell', { name: 'Noor' })));
  await press(t('office.reviews.refuseDo'));
  expect(sent.at(-1)).toMatchObject({ action: 'review.refuse', id: 'lead-1', reason: 'Geen klant', tell: 'on' });
});

it('a published testimonial is answered, and withdrawn', async () => {
  const sent = show(await PublishedReview({ review: published, locale: 'nl', data: sample }));
  const { id } = published;
  type(t('office.reviews.answerIn', { language: 'Nederlands' }), 'Dank u, Noor.');
  await press(t('office.reviews.save'));
  const base = JSON.stringify(toReviewFields(published));
  expect(sent.at(-1)).toMatchObject({ action: 'review.change', id, base, nl: 'Dank u, Noor.' });
  await press(t('office.reviews.hide'));
  expect(sent.at(-1)).toMatchObject({ action: 'review.show', id, status: 'Draft' });
});
