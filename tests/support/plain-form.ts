const marks: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** What a page hides in its form with a field of that name: a browser without JavaScript sends it along with what is typed. */
export function hiddenWith(field: string, html: string): Record<string, string> {
  const forms = html.match(/<form\b[^>]*>.*?<\/form>/gs) ?? [];
  const form = forms.find((one) => one.includes(` name="${field}"`));
  if (!form) throw new Error(`no form with "${field}"`);
  const hidden = form.match(/<input type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(hidden.map((input) => [attribute('name', input), attribute('value', input)]));
}

const attribute = (name: string, tag: string): string =>
  (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replace(/&[#\w]+;/g, (mark) => marks[mark] ?? mark);
