import { type Json, jsonLdScript } from '@/lib/seo/json-ld';

/** Structured data for search engines: one node of schema.org, or several. */
export function JsonLd({ data }: { data: Json }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; `jsonLdScript` escapes what could end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdScript(data) }} />;
}
