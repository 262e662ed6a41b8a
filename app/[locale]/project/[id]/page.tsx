import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { UnitTable } from '@/components/project/unit-table';
import { JsonLd } from '@/components/seo/json-ld';
import { Picture } from '@/components/ui/picture';
import { paragraphs } from '@/lib/catalogue/describe';
import { pictureView } from '@/lib/catalogue/picture-views';
import { toProjectCardView } from '@/lib/catalogue/project-view';
import { toUnitViews } from '@/lib/catalogue/unit-view';
import { snapshot } from '@/lib/data/store';
import { env } from '@/lib/env';
import { date } from '@/lib/format';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { crumbsFromHome, Frame, pageLocale } from '../../frame';
import { projectWords } from '../../project-words';

type Props = PageProps<'/[locale]/project/[id]'>;

export const generateStaticParams = () =>
  [...snapshot().catalogue.projects.values()].filter(({ external }) => !external).map(({ id }) => ({ id: String(id) }));

async function read({ params }: Props) {
  const data = snapshot();
  const project = data.catalogue.projects.get(Number((await params).id));
  if (!project) notFound();
  return { data, project, locale: await pageLocale(), route: { name: 'project', id: project.id } as const };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { data, project, locale, route } = await read(props);
  const picture = pictureView(data.catalogue, project.pictures[0] ?? '', locale);
  return pageMetadata(
    {
      route,
      locale,
      title: `${project.name} · ${project.title[locale]}`,
      description: project.description[locale],
      picture,
    },
    data,
  );
}

export default async function ProjectPage(props: Props) {
  const { data, project, locale, route } = await read(props);
  const [t, words, price, units] = await Promise.all([
    getTranslations('project'),
    projectWords(),
    getTranslations('price'),
    getTranslations('units'),
  ]);
  const card = toProjectCardView(project, locale, words, data);
  const rows = toUnitViews(
    project,
    locale,
    { onRequest: price('onRequest'), groundFloor: units('groundFloor'), belowGround: units('belowGround') },
    data,
  );
  return (
    <Frame route={route}>
      <div className="wrap">
        <div className="project-head">
          <div>
            <h1>{project.name}</h1>
            <p className="lead page-lead">{project.title[locale]}</p>
            <div className="prose">
              {paragraphs(project.description[locale]).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            <p className="facts">
              {card.price && (
                <span>
                  {card.price.before} <strong>{card.price.amount}</strong>
                </span>
              )}
              <span>{card.state}</span>
              {project.completion && <span>{t('completion', { date: date(project.completion, locale) })}</span>}
            </p>
          </div>
          <Picture picture={card.picture} sizes="mosaicLarge" eager />
        </div>
        {rows.length > 0 && (
          <section className="listings">
            <h2>{t('units')}</h2>
            <UnitTable
              units={rows}
              words={{
                caption: t('units'),
                unit: t('unit'),
                floor: t('floor'),
                living: t('living'),
                bedrooms: t('bedrooms'),
                price: t('price'),
              }}
            />
          </section>
        )}
      </div>
      <JsonLd data={breadcrumbJsonLd(crumbsFromHome(route, locale, data), env.siteUrl)} />
    </Frame>
  );
}
