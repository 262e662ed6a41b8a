import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from '@/components/seo/json-ld';
import { jsonLdScript } from '@/lib/seo/json-ld';

const data = { name: '</script><script>alert("1")</script>', description: '<!-- & \u2028 “é”', none: undefined };

test('no text can end the script or open a comment, and all of it comes back', () => {
  const text = jsonLdScript(data);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: data.name, description: data.description });
});

test('the element holds the data as they are', () => {
  expect(renderToStaticMarkup(<JsonLd data={data} />)).toBe(
    `<script type="application/ld+json">${jsonLdScript(data)}</script>`,
  );
});
