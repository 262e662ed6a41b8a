// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { onPress } from '@/components/page-script/on-press';

it('hears a click on what is inside an element, also one that React ends while it takes over the page', () => {
  document.body.innerHTML = '<p><button data-keep="5801"><svg></svg></button><a>elsewhere</a></p>';
  const tests = new AbortController();
  const heard: unknown[] = [];
  document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: tests.signal });
  onPress('[data-keep]', ({ dataset }) => heard.push(dataset.keep), tests.signal);

  for (const name of ['svg', 'a'])
    document.querySelector(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(heard).toEqual(['5801']);

  tests.abort();
  document.querySelector('button')?.click();
  expect(heard).toEqual(['5801']);
});
