import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/listing/card-grid';
import { CardSwipe } from '@/components/listing/card-swipe';
import { ProjectCard } from '@/components/project/project-card';
import { JsonLd } from '@/components/seo/json-ld';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { toCardView } from '@/lib/catalogue/card-view';
import { pictureView } from '@/lib/catalogue/picture-views';
import { listProjects, toProjectCardView } from '@/lib/catalogue/project-view';
import { fillTotals } from '@/lib/content/totals';
import { snapshot } from '@/lib/data/store';
import { env } from '@/lib/env';
import { agencyJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { cardWords } from './card-words';
import { Frame, pageLocale } from './frame';
import { projectWords } from './project-words';
import { PageSearch } from './search-form';

const projectsOnHome = 3;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  const { catalogue, content } = snapshot();
  const { home } = content.site;
  const locale = await pageLocale();
  const description = t('metaDescription', { name: content.site.legalName, ...catalogue.search.totals() });
  return pageMetadata(
    {
      route: { name: 'home' },
      locale,
      title: t('title'),
      description,
      picture: pictureView(catalogue, home.banner, locale),
    },
    snapshot(),
  );
}

export default async function HomePage() {
  const data = snapshot();
  const locale = await pageLocale();
  const [t, words, project] = await Promise.all([getTranslations('home'), cardWords(), projectWords()]);
  const { site } = data.content;
  const featured = site.home.featured.flatMap((id) => data.catalogue.properties.get(id) ?? []);
  const totals = data.catalogue.search.totals();
  return (
    <Frame route={{ name: 'home' }} overBanner>
      <section className="banner">
        <Picture
          picture={pictureView(data.catalogue, site.home.banner, locale)}
          sizes="banner"
          eager
          phone={pictureView(data.catalogue, site.home.bannerPhone, locale)}
        />
        <div className="wrap banner-text">
          <h1>{site.home.heading[locale]}</h1>
          <p>{fillTotals(site.home.description[locale], totals)}</p>
          <PageSearch />
        </div>
      </section>
      <section className="wrap section">
        <div className="section-head">
          <div>
            <h2>{t('featured')}</h2>
            <p className="lead">{t('featuredLead')}</p>
          </div>
          <a className="more" href={data.paths.href({ name: 'listings', goal: 'sale' }, locale)}>
            {t('allSale')} <Icon name="arrow-right" />
          </a>
        </div>
        <CardGrid cards={featured.map((home) => toCardView(home, locale, words, data))} heading="h3" four />
        <CardSwipe />
      </section>
      <section className="projects-strip section">
        <div className="wrap">
          <div className="section-head">
            <div>
              <h2>{t('projects')}</h2>
              <p className="lead">{t('projectsLead')}</p>
            </div>
            <a className="more" href={data.paths.href({ name: 'projects' }, locale)}>
              {t('allProjects')} <Icon name="arrow-right" />
            </a>
          </div>
          <div className="card-grid">
            {listProjects(data.catalogue)
              .slice(0, projectsOnHome)
              .map((item) => (
                <ProjectCard key={item.id} card={toProjectCardView(item, locale, project, data)} />
              ))}
          </div>
        </div>
      </section>
      <section className="wrap section valuation-strip">
        <div>
          <h2>{t('valuation')}</h2>
          <p className="lead">{t('valuationText')}</p>
          <SiteLink className="button" href={`mailto:${site.email}?subject=${encodeURIComponent(t('valuationMail'))}`}>
            {t('valuationMail')}
          </SiteLink>
        </div>
        <Picture picture={pictureView(data.catalogue, site.home.valuationPicture, locale)} sizes="mosaicLarge" />
      </section>
      <JsonLd data={agencyJsonLd(site, locale, env.siteUrl)} />
    </Frame>
  );
}
