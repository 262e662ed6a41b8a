import { SaxesParser } from 'saxes';
import { RefusedFeed } from '../imported-home.ts';
import { decoded } from './decoded.ts';
import { XmlElement } from './xml-element.ts';

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * The elements with these names, one after the other and each whole, of a document with this root. Throws a RefusedFeed for another
 * root, for what is not well-formed to its end, and for a document type: entities of a feed's own are how a small file becomes a huge one.
 */
export function* xmlElements(feed: Uint8Array, root: string, names: ReadonlySet<string>): Generator<XmlElement> {
  const found: XmlElement[] = [];
  const open: XmlElement[] = [];
  let depth = 0;
  const parser = new SaxesParser<{ xmlns: false }>();
  parser.on('error', (error) => {
    throw new RefusedFeed(`not well-formed XML: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw new RefusedFeed('it has a document type (<!DOCTYPE …>), which no feed needs');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = new XmlElement(local(name), attributes);
    if (depth++ === 0 && element.name !== root)
      throw new RefusedFeed(`expected the root <${root}>, found <${element.name}>`);
    const parent = open.at(-1);
    parent?.children.push(element);
    if (parent || names.has(element.name)) open.push(element);
  });
  const say = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', say);
  parser.on('cdata', say);
  parser.on('closetag', () => {
    depth--;
    const element = open.pop();
    if (element && open.length === 0) found.push(element);
  });
  for (const text of decoded(feed)) {
    parser.write(text);
    yield* found.splice(0);
  }
  parser.close();
  yield* found;
}
