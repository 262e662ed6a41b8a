import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Attributes } from '@/lib/catalogue/schema/attributes';
import { type AttributeRow, type AttributeSection, legalSubjects } from '@/lib/catalogue/views/attributes';
import { AttributeList } from './attribute-list';
import attributesStyles from './attributes.module.css';
import { Fold } from './fold';
import styles from './property.module.css';

interface LegalSectionProps {
  /** The legal attributes that may be shown. */
  group: AttributeSection;
  legal: Attributes['legal'];
}

/** The legal mentions of a home, in full words (domain facts, "Mandatory and customary mentions"). */
export async function LegalSection({ group, legal }: LegalSectionProps) {
  const [t, property] = await Promise.all([getTranslations('legal'), getTranslations('property')]);
  // The name of this row is that of its subject, right above it.
  const withoutRepeat = (row: AttributeRow) =>
    row.key === 'planningInfo' ? { ...row, label: t('fromMunicipality') } : row;
  const scores = [legal.floodScorePlot, legal.floodScoreBuilding].filter((score) => score !== undefined);
  return (
    <section className={styles.propertySection}>
      <Fold id="legal" title={<h2>{group.label}</h2>}>
        {legalSubjects(group.rows).map(({ subject, rows }) => (
          <section key={subject} className={attributesStyles.attributeGroup}>
            <h3>{subject === 'certificates' ? property('certificates') : t(subject)}</h3>
            <div>
              <AttributeList rows={rows.map(withoutRepeat)} long />
              {subject === 'flood' && scores.length > 0 && <FloodScores warn={scores.includes('D')} />}
            </div>
          </section>
        ))}
        <p className={styles.propertyNote}>{t('disclaimer')}</p>
      </Fold>
    </section>
  );
}

/** The meaning of the flood scores, with a warning for the worst. */
async function FloodScores({ warn }: { warn: boolean }) {
  const [t, property] = await Promise.all([getTranslations('legal'), getTranslations('property')]);
  return (
    <>
      {warn && (
        <p className={attributesStyles.propertyWarning}>
          <Icon name="circle-alert" />
          {t('floodSymbol')}
        </p>
      )}
      <details className={attributesStyles.floodLegend}>
        <summary className="link">{property('floodLegend')}</summary>
        <p>{t('floodScores')}</p>
        <dl>
          {(['A', 'B', 'C', 'D'] as const).map((letter) => (
            <div key={letter}>
              <dt>{letter}</dt>
              <dd>{t(`floodClasses.${letter}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
