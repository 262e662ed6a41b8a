import type { Page } from '@playwright/test';
import { sign } from '@/lib/security/signed';
import { readDirectly } from './site-database';

/**
 * Answers the sum that a form asks without a script. The site refuses an answer that comes within a second and a half: the token of the form
 * is dated back instead of waiting (lib/forms/captcha.ts).
 */
export async function answerSum(page: Page): Promise<void> {
  const question = (await page.locator('label[for="answer"]').textContent()) ?? '';
  const sum = [...question.matchAll(/\d+/g)].reduce((total, [digits]) => total + Number(digits), 0);
  const field = page.locator('input[name="question"]');
  const [body = ''] = (await field.inputValue()).split('.');
  const asked = JSON.parse(Buffer.from(body, 'base64url').toString()) as { asked: number };
  const [secret = ''] = readDirectly(`select value from secret where name = 'forms'`);
  const earlier = sign({ ...asked, asked: asked.asked - 2_000 }, 'question', Buffer.from(secret, 'base64'));
  await field.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, earlier);
  await page.locator('#answer').fill(String(sum));
}
