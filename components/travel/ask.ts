import type { TravelQuestions } from '@/lib/travel/travel-search';

/** Asks the site about travel time; rejects where it does not answer. */
export async function ask<Q extends keyof TravelQuestions>(
  question: Q,
  asked: TravelQuestions[Q]['ask'],
): Promise<TravelQuestions[Q]['answer']> {
  const answer = await fetch(`/api/travel/${question}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  if (!answer.ok) throw new Error(`travel ${question}: ${answer.status}`);
  return (await answer.json()) as TravelQuestions[Q]['answer'];
}
