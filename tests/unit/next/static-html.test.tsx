// @vitest-environment jsdom

import 'next/dist/server/node-environment-baseline';
import { render } from '@testing-library/react';
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageLinks } from '@/components/layout/language-links';
import { SiteMenu } from '@/components/layout/site-menu';
import { FilterSelect } from '@/components/listing/filter-select';
import { processState } from '@/lib/base/process-state';
import { headerView } from '@/lib/content/frame/views';
import { renderHtml, StaticHtml } from '@/lib/next/static-html.tsx';
import { StaticHtmlLeaf } from '@/lib/next/static-html-leaf';
import { sample } from '@/tests/support/sample-site';

const parsed = (text: string): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = text;
  return template.content;
};
const byReact = renderToStaticMarkup;

const options = ['1', '2'].map((value) => ({ value, text: `“${value}” & <b>` }));
const { menu, languages } = headerView({ name: 'home' }, '', 'nl', sample);

it.each<[string, ReactNode]>([
  [
    'menu and languages',
    <header key="">
      <SiteMenu items={menu} label={'Hoofdmenu van "Heem" <& co>'} more="Meer" />
      <LanguageLinks links={languages} current="nl" label="Talen" />
    </header>,
  ],
  [
    'a choice',
    <p key="">
      <FilterSelect name="a" label="A" value="2" options={options} />
    </p>,
  ],
  [
    'fields and flags',
    <div key="">
      <input type="checkbox" name="a" value="1" defaultChecked />
      <input type="text" defaultValue={'"x"'} disabled={false} aria-hidden={false} data-x />
      <br />
      {[0, null, undefined, false, 'text']}
      <Fragment key="all">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what is tested */}
        <span dangerouslySetInnerHTML={{ __html: '<b>bold</b>' }} />
        two
      </Fragment>
    </div>,
  ],
  [
    'a drawing',
    <svg key="" viewBox="0 0 2 2" role="img" aria-label="A line">
      <path d="M0 0l1 1" strokeWidth={2.5} />
    </svg>,
  ],
])('static HTML is what React would write: %s', async (_, node) =>
  expect(parsed(await renderHtml(node)).isEqualNode(parsed(byReact(node)))).toBe(true),
);

it.each<[string, ReactNode]>([
  ['an event', createElement('button', { key: '', type: 'button', onClick: () => undefined })],
  [
    'a component of the browser',
    createElement(
      Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') }),
      { key: '' },
    ),
  ],
])('static HTML rejects nodes that need React: %s', async (_, node) =>
  expect(renderHtml(<div>{node}</div>)).rejects.toThrow(),
);

it('the browser keeps what the page holds, also where React builds it anew', () => {
  const page = document.createElement('div');
  page.innerHTML = '<ul class="a" data-static="kept"><li>one</li></ul>';
  document.body.append(page);
  const leaf = <StaticHtmlLeaf name="kept" as="ul" attributes={{ className: 'a' }} />;
  const { container, unmount } = render(leaf);
  expect(container.innerHTML).toBe('<ul class="a" data-static="kept"><li>one</li></ul>');
  unmount();
  page.remove();
  expect(render(leaf).container.innerHTML).toContain('<li>one</li>');
});

const Later = async ({ text }: { text: string }) => {
  await Promise.resolve();
  return <b>{text}</b>;
};
const Broken = async () => {
  throw new Error('no data');
};

describe('async components', () => {
  it('are awaited, in their order, wherever they stand', async () => {
    const items = ['one', 'two'].map((text) => <li key={text}>{createElement(Later, { text })}</li>);
    expect(await renderHtml(<ul>{[items, <Later key="" text="three" />]}</ul>)).toBe(
      '<ul><li><b>one</b></li><li><b>two</b></li><b>three</b></ul>',
    );
  });

  it('reject the whole page if they reject', async () =>
    await expect(renderHtml(<p>{createElement(Broken)}</p>)).rejects.toThrow('no data'));
});

describe('a part of a request of Next', () => {
  const inRequest = <T,>(act: () => T): T => workAsyncStorage.run({} as never, act);

  it('is written once, and its leaf takes it once; without a name it gets its own', () =>
    inRequest(async () => {
      const parts = [<p key="a">one</p>, <p key="b">two</p>];
      const leaves = await Promise.all(parts.map((children) => StaticHtml({ children })));
      const names = leaves.map((leaf) => (leaf as ReactElement<{ name: string }>).props.name);
      expect(new Set(names).size).toBe(2);
      expect(names.map((name) => processState.takeStaticHtml?.(name))).toEqual(['one', 'two']);
      expect(names.map((name) => processState.takeStaticHtml?.(name))).toEqual([undefined, undefined]);
    }));

  it('is included in the surrounding part', async () => {
    const inner = <StaticHtml name="inner">{createElement('p', null, 'text')}</StaticHtml>;
    expect(await renderHtml(<div>{inner}</div>)).toBe('<div><p>text</p></div>');
  });

  it('throws a clear error outside a request of Next', async () =>
    await expect(StaticHtml({ children: <p>text</p> })).rejects.toThrow('workAsyncStorage'));
});
