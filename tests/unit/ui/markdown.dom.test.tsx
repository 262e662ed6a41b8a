// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Markdown } from '@/components/ui/markdown';
import { markdownIssues, readMarkdown } from '@/lib/content/markdown';

const shown = (text: string, below: 1 | 2 = 1) =>
  render(
    <Markdown blocks={readMarkdown(text, (target) => target.replace('/contact/', '/nl/contact/'))} below={below} />,
  ).container.innerHTML;

describe('Markdown becomes elements', () => {
  it.each([
    ['a paragraph', 'Eén **twee** *drie*', '<p>Eén <strong>twee</strong> <em>drie</em></p>'],
    ['an internal link', '[bel](/contact/)', '<p><a href="/nl/contact/">bel</a></p>'],
    [
      'a link out of the site, in a new tab',
      '[mail](mailto:info@heem.example)',
      '<p><a href="mailto:info@heem.example" rel="noopener" target="_blank">mail</a></p>',
    ],
    ['a list', '- een\n- twee', '<ul><li>een</li><li>twee</li></ul>'],
    ['a numbered list', '1. een\n2. twee', '<ol><li>een</li><li>twee</li></ol>'],
    ['a quote', '> een', '<blockquote><p>een</p></blockquote>'],
    ['a rule', '---', '<hr>'],
    ['a hard break', 'een  \ntwee', '<p>een<br>twee</p>'],
    ['an escaped sign', String.raw`\*een\*`, '<p>*een*</p>'],
    ['signs that HTML would read', 'a < b & "c"', '<p>a &lt; b &amp; "c"</p>'],
  ])('%s', (_, text, html) => expect(shown(text)).toBe(html));

  it('with headings below the one that the text stands under', () => {
    expect(shown('## Kop')).toBe('<h2>Kop</h2>');
    expect(shown('### Kop', 2)).toBe('<h4>Kop</h4>');
  });
});

it.each([
  '<script>alert(1)</script>',
  'een <b onclick="x()">twee</b>',
  '<img src=x onerror=alert(1)>',
  '![een](https://elsewhere.example/spy.png)',
  '<!-- een -->',
  '<iframe src="https://elsewhere.example"></iframe>',
])('no HTML reaches the page: %s', (text) => {
  expect(shown(text)).not.toMatch(/<(?:script|b|img|iframe)|<!--/);
  expect(markdownIssues(text, () => true)).not.toEqual([]);
});

it.each([
  ['a link that leads nowhere', 'een [twee](/nergens/)', ['/nergens/']],
  ['HTML, as it stands there', 'een <b>twee</b>', ['<b>', '</b>']],
  ['a heading of the page’s own level', '# een', ['# een']],
  ['a table', '| a | b |\n| - | - |\n| 1 | 2 |', ['| a | b |\n| - | - |\n| 1 | 2 |']],
  ['code', '`een`', ['`een`']],
  ['nothing in sound text', '## een\n\n- **twee** [drie](/contact/)', []],
])('the check of the data finds: %s', (_, text, issues) =>
  expect(markdownIssues(text, (target) => target === '/contact/')).toEqual(issues),
);
