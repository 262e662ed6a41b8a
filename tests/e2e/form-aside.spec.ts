import { formHref } from '@/lib/forms/form-pages';
import { wordsIn } from '@/tests/support/messages';
import { first, homes, sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';

const t = wordsIn('nl');
const home = first(homes, ({ id }) => id === 5802);
const broker = sample.content.team.get(home.broker);

test('a form says who answers and what happens next: below it, or beside it on a wide screen @wide', async ({ page }, {
  project,
}) => {
  await page.goto(formHref('contact-me', { type: 'property', id: home.id }, 'nl', sample) ?? '');
  const aside = page.locator('[data-part="form-aside"]');
  await expect(aside).toContainText(broker?.name ?? '');
  await expect(aside.getByRole('listitem')).toHaveText([
    t('forms.contact-me.next.first'),
    t('forms.contact-me.next.second'),
    t('forms.contact-me.next.third'),
  ]);
  const [card, form, next] = await Promise.all(
    ['form-subject', 'form', 'form-aside'].map((part) => page.locator(`[data-part="${part}"]`).boundingBox()),
  );
  if (!card || !form || !next) throw new Error('a part of the form has no place');
  const formEnd = form.x + form.width;
  if (project.name === 'wide') {
    expect(Math.min(card.x, next.x)).toBeGreaterThan(formEnd);
    expect(card.y).toBeLessThanOrEqual(form.y);
  } else {
    expect(card.y + card.height).toBeLessThanOrEqual(form.y);
    expect(next.y).toBeGreaterThanOrEqual(form.y + form.height);
  }
});
