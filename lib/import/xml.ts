import { SaxesParser } from 'saxes';
import { InvalidFeedError } from './feed.ts';

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Yields the complete elements with these names of a document with this root. Throws an InvalidFeedError for another root, for XML that is
 * not well-formed, and for a document type, whose entities can expand a small file to a huge one.
 */
export function* readXmlElements(feed: Uint8Array, root: string, names: ReadonlySet<string>): Generator<XmlElement> {
  const found: XmlElement[] = [];
  const open: XmlElement[] = [];
  let depth = 0;
  const parser = new SaxesParser<{ xmlns: false }>();
  parser.on('error', (error) => {
    throw new InvalidFeedError(`not well-formed XML: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw new InvalidFeedError('it has a document type (<!DOCTYPE …>), which no feed needs');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = new XmlElement(local(name), attributes);
    if (depth++ === 0 && element.name !== root)
      throw new InvalidFeedError(`expected the root <${root}>, found <${element.name}>`);
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
  for (const text of decodeFeed(feed)) {
    parser.write(text);
    yield* found.splice(0);
  }
  parser.close();
  yield* found;
}

/** An element with its content; names are without namespace prefixes. */
export class XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[] = [];
  text = '';

  constructor(name: string, attributes: Readonly<Record<string, string>>) {
    this.name = name;
    this.attributes = attributes;
  }

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  /** Returns the first element at a path of names. */
  at(...path: string[]): XmlElement | undefined {
    return path.reduce<XmlElement | undefined>(
      (element, name) => element?.children.find((child) => child.name === name),
      this,
    );
  }

  /** Returns the text of that element; undefined if it is empty. */
  textAt(...path: string[]): string | undefined {
    return this.at(...path)?.text.trim() || undefined;
  }

  /** Returns an attribute of that element; undefined if it is empty. */
  attributeAt(name: string, ...path: string[]): string | undefined {
    return this.at(...path)?.attributes[name]?.trim() || undefined;
  }
}

const piece = 1 << 20;

/** Yields a file's text in chunks, decoded in its declared encoding, else UTF-8; throws an InvalidFeedError if the bytes are invalid. */
export function* decodeFeed(feed: Uint8Array): Generator<string> {
  const decoder = chooseDecoder(feed);
  try {
    for (let start = 0; start < feed.length; start += piece)
      yield decoder.decode(feed.subarray(start, start + piece), { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new InvalidFeedError(`its text is not ${decoder.encoding}, as it should be`);
    throw error;
  }
}

function chooseDecoder(feed: Uint8Array): TextDecoder {
  const head = Buffer.from(feed.subarray(0, 200)).toString('latin1');
  const name = head.match(/^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(name, { fatal: true });
  } catch {
    throw new InvalidFeedError(`the encoding "${name}" is not known`);
  }
}
