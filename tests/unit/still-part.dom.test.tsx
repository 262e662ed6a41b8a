// @vitest-environment jsdom

import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Header } from '@/components/layout/header';
import { FilterSelect } from '@/components/listing/filter-select';
import { inside, html as markup } from '@/components/ui/markup';
import { StillLeaf } from '@/components/ui/still-leaf';
import { contentOf, hostElement } from '@/components/ui/to-markup';
import { headerView } from '@/lib/content/frame/header-view';
import { sample } from '@/tests/support/sample-site';

const parsed = (text: string): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = text;
  return template.content;
};
const written = (node: ReactNode): string => {
  const element = hostElement(node);
  return element ? contentOf(element).text : '';
};
const byReact = (node: ReactNode): string => parsed(renderToStaticMarkup(node)).firstElementChild?.innerHTML ?? '';

describe('the markup of a still part is what React would write', () => {
  const list = (name: string) => ({ button: name, link: name });
  const words = {
    toHome: 'Naar de "startpagina" van <Heem> & co',
    menu: 'Menu',
    mainMenu: 'Hoofdmenu',
    languages: 'Talen',
    close: 'Sluiten',
    saved: { favourites: list('Favorieten'), compare: list('Vergelijken') },
  };

  it.each<[string, ReactNode]>([
    ['the header', <Header key="" header={headerView({ name: 'home' }, '', 'nl', words, sample)} />],
    [
      'a choice',
      <p key="">
        <FilterSelect
          select={{
            name: 'a',
            label: 'A',
            value: '2',
            choices: ['1', '2'].map((value) => ({ value, text: `“${value}” & <b>` })),
          }}
        />
      </p>,
    ],
    [
      'fields and flags',
      <div key="">
        <input type="checkbox" name="a" value="1" defaultChecked />
        <input type="text" defaultValue={'"x"'} disabled={false} aria-hidden={false} data-x />
        <br />
        {[0, null, undefined, false, 'text']}
        <>
          <span {...inside(markup`<b>bold</b>`)} />
          two
        </>
      </div>,
    ],
  ])('%s', (_, node) => expect(parsed(written(node)).isEqualNode(parsed(byReact(node)))).toBe(true));
});

describe('what needs React cannot be in one', () => {
  const inBrowser = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });

  it.each<[string, ReactNode]>([
    [
      'an event',
      <button key="" type="button" onClick={() => {}}>
        later
      </button>,
    ],
    ['a promise', createElement(async () => 'later', { key: '' })],
    ['a component of the browser', createElement(inBrowser, { key: '' })],
  ])('%s', (_, node) => expect(() => written(<div>{node}</div>)).toThrow());
});

it('the browser keeps what the page holds, also where React builds it anew', () => {
  const page = document.createElement('div');
  page.innerHTML = '<ul class="a" data-still="kept"><li>one</li></ul>';
  document.body.append(page);
  const leaf = <StillLeaf name="kept" as="ul" attributes={{ className: 'a' }} />;
  const { container, unmount } = render(leaf);
  expect(container.innerHTML).toBe('<ul class="a" data-still="kept"><li>one</li></ul>');
  unmount();
  page.remove();
  expect(render(leaf).container.innerHTML).toContain('<li>one</li>');
});
