import type { Banner } from '../frame/schema.ts';
import { type CheckContext, checkMarkdown, checkPictures, checkTarget } from './context.ts';

/** What header and footer name exists. */
export function checkFrame(context: CheckContext): void {
  const { header, footer } = context.content;
  for (const side of ['left', 'right'] as const)
    for (const [i, { link }] of (header?.topBar[side] ?? []).entries())
      checkTarget(context, 'header.json', `topBar.${side}.${i}.link`, link);
  if (header) checkPictures(context, 'header.json', bannerPictures(header.banner));
  for (const [i, { introText, fullText, images }] of (footer?.columns ?? []).entries()) {
    const place = `columns.${i}`;
    checkMarkdown(context, 'footer.json', `${place}.introText.text`, introText?.text);
    checkMarkdown(context, 'footer.json', `${place}.fullText.text`, fullText?.text);
    const pictures = images?.pictures ?? [];
    checkPictures(
      context,
      'footer.json',
      pictures.map((id, j) => [`${place}.images.pictures.${j}`, id] as const),
    );
  }
}

function bannerPictures(banner: Banner): [path: string, id: string | undefined][] {
  if (banner.type === 'gallery') return banner.images.map((id, i) => [`banner.images.${i}`, id]);
  if (banner.type === 'none') return [];
  return [
    ['banner.image', banner.image],
    ['banner.phoneImage', banner.phoneImage],
  ];
}
