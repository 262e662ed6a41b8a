import { Frame } from '@/app/[locale]/(site)/frame';
import { Modules } from '@/app/[locale]/(site)/modules';
import { moduleSchema } from '@/lib/content/modules/schema';

/** An article that no page shows yet. */
export function LooseArticle({ id }: { id: string }) {
  const module = moduleSchema.parse({
    view: 'article',
    id: 'article',
    status: 'Published',
    sort: 0,
    relations: [{ type: 'article', id }],
  });
  return (
    <Frame route={null}>
      <Modules route={{ name: 'home' }} modules={[module]} />
    </Frame>
  );
}
