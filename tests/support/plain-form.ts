const marks: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

interface PlainForm {
  /** The action of the form; the page itself by default. */
  action: string;
  hidden: Record<string, string>;
}

/** The form of a page with a field of that name: a browser without JavaScript sends its hidden fields as well. */
export function formWith(field: string, html: string): PlainForm {
  const forms = html.match(/<form\b[^>]*>.*?<\/form>/gs) ?? [];
  const form = forms.find((one) => one.includes(` name="${field}"`));
  if (!form) throw new Error(`no form with "${field}"`);
  const hidden = form.match(/<input type="hidden"[^>]*>/g) ?? [];
  return {
    action: attribute('action', form),
    hidden: Object.fromEntries(hidden.map((input) => [attribute('name', input), attribute('value', input)])),
  };
}

const attribute = (name: string, tag: string): string =>
  (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replace(/&[#\w]+;/g, (mark) => marks[mark] ?? mark);
