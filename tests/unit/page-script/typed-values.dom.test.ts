// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { persistTypedValues } from '@/components/page-script/typed-values';

const get = (selector: string) => document.querySelector(selector) as HTMLInputElement;

/** A page of a form, as the site sends it. */
function open(language: string, typed = ''): void {
  document.body.innerHTML = `<nav data-languages=""><a href="#${language}">${language}</a></nav>
    <form method="get"><input name="q" value=""></form>
    <form method="post"><input type="hidden" name="locale" value="${language}">
      <input name="email" value="${typed}"><textarea name="remark"></textarea>
      <select name="title"><option value="">-</option><option value="ms">${language} ms</option></select>
      <input type="radio" name="slot" value="1"><input type="radio" name="slot" value="2">
      <input type="checkbox" name="privacy"><input type="password" name="newPassword"><input type="file" name="cv">
    </form>`;
  persistTypedValues();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

it('typed values are restored in another language of the same form, and only there', () => {
  open('nl');
  for (const [selector, value] of [
    ['[name=q]', 'hasselt'],
    ['[name=email]', 'noor@mail.example'],
    ['[name=remark]', 'Mag de hond mee?\nEn de kat?'],
    ['[name=title]', 'ms'],
    ['[name=newPassword]', 'geheim geheim'],
  ] as const)
    get(selector).value = value;
  get('[name=slot][value="2"]').checked = true;
  get('[name=privacy]').checked = true;
  get('[data-languages] a').click();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('geheim');

  open('fr');
  expect(
    ['[name=email]', '[name=remark]', '[name=title]', '[name=newPassword]', '[name=q]', '[name=locale]'].map(
      (selector) => get(selector).value,
    ),
  ).toEqual(['noor@mail.example', 'Mag de hond mee?\nEn de kat?', 'ms', '', '', 'fr']);
  expect([get(':checked[name=slot]').value, get('[name=privacy]').checked]).toEqual(['2', true]);

  open('fr');
  expect(get('[name=email]').value).toBe('');
});

it('a page that is opened in any other way begins with what the site fills in', () => {
  open('nl', 'an@mail.example');
  get('[name=email]').value = 'noor@mail.example';
  open('fr', 'an@mail.example');
  expect(get('[name=email]').value).toBe('an@mail.example');
});
