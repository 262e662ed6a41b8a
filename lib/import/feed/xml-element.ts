/** An element with what is in it; prefixes of namespaces are left out of the names. */
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

  /** The first element at the end of a way of names. */
  at(...way: string[]): XmlElement | undefined {
    return way.reduce<XmlElement | undefined>(
      (element, name) => element?.children.find((child) => child.name === name),
      this,
    );
  }

  /** What that element says, undefined where it says nothing. */
  textAt(...way: string[]): string | undefined {
    return this.at(...way)?.text.trim() || undefined;
  }

  /** The attribute of that element, undefined where it is empty. */
  attributeAt(name: string, ...way: string[]): string | undefined {
    return this.at(...way)?.attributes[name]?.trim() || undefined;
  }
}
