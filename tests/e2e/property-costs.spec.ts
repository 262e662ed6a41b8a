import type { Page } from '@playwright/test';
import { euro } from '@/lib/euro';
import { wordsIn } from '@/tests/support/messages';
import { first, sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site';

const { catalogue, paths } = sample;
const homes = [...catalogue.properties.values()];
const path = ({ id }: { id: number }) => paths.href({ name: 'property', id }, 'nl');
const section = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) }).last();
const t = wordsIn('nl');

const forSale = first(homes, (home) => home.id === 5801);
const forRent = first(homes, ({ goal, webId, marquee }) => goal === 1 && webId === 2 && marquee === undefined);

test('costs of buying and a loan stand on the page of a home for sale', async ({ page }) => {
  await page.goto(path(forSale));
  const costs = section(page, t('buying.title'));
  await expect(costs.getByRole('row', { name: t('buying.registration') })).toContainText(
    euro(forSale.price.amount * 0.02),
  );
  await expect(costs.getByRole('row', { name: t('buying.total') })).toBeVisible();
  await expect(costs.getByRole('link').first()).toHaveAttribute('href', /^https:/);
  const loan = section(page, t('loan.title'));
  await loan.getByLabel(t('loan.amount')).fill('100000');
  await loan.getByLabel(t('loan.termInYears')).fill('20');
  await loan.getByLabel(t('loan.rate')).fill('2');
  await expect(loan.getByRole('status')).toHaveText(euro(505));
  await loan.getByLabel(t('loan.rate')).fill('');
  await expect(loan.getByRole('status')).toHaveText(t('loan.unknown'));
});

test('a rent tells what is paid at the start', async ({ page }) => {
  await page.goto(path(forRent));
  const costs = section(page, t('renting.title'));
  await expect(costs.getByRole('row', { name: t('renting.firstMonth') })).toContainText(euro(forRent.price.amount));
  await expect(costs.getByRole('row', { name: t('renting.deposit') })).toContainText(
    t('renting.months', { months: 3 }),
  );
  await expect(page.getByRole('heading', { name: t('buying.title') })).toHaveCount(0);
});
