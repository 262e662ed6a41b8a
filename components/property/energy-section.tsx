import { getLocale, getTranslations } from 'next-intl/server';
import { bandStep, scale } from '@/lib/catalogue/energy/bands';
import { bandLetter, bringsRenovationDuty, type EnergyLabel, energyLabel } from '@/lib/catalogue/energy/label';
import { isForSale } from '@/lib/catalogue/goal';
import { cityOf } from '@/lib/catalogue/lookup';
import { isUnfinished } from '@/lib/catalogue/off-plan';
import type { Property } from '@/lib/catalogue/schema/property';
import type { AttributeRow } from '@/lib/catalogue/views/attributes';
import type { Snapshot } from '@/lib/content/snapshot';
import { date, number, withUnit } from '@/lib/i18n/format';
import { AttributeList } from './attribute-list';
import energyStyles from './energy.module.css';
import styles from './property.module.css';

interface EnergySectionProps {
  home: Property;
  /** The figures of its certificate that may be shown. */
  rows: AttributeRow[];
  /** Whether buying it brings the Flemish duty to renovate. */
  renovation: boolean;
  data: Snapshot;
}

/** The energy label on its scale, and the certificate's figures. */
export async function EnergySection({ home, rows, renovation, data }: EnergySectionProps) {
  const [locale, t, groups] = await Promise.all([getLocale(), getTranslations('energy'), getTranslations('groups')]);
  const { countryId, zip } = cityOf(home, data.catalogue);
  const { energy } = home.attributes;
  const label = energyLabel({ countryId, zip, webId: home.webId, ...energy });
  const { renovationFrom, renovationYears: years } = data.content.site;
  const note = () => {
    if (label) return energy.energyLabel ? null : t('computed');
    return t(isUnfinished(home) ? 'offPlan' : 'none');
  };
  const noteText = note();
  const { heritage = 'none' } = home.attributes.legal;
  const isExempt = isForSale(home.goal) && label && bringsRenovationDuty(label) && heritage !== 'none';
  return (
    <section className={styles.propertySection} id="energy">
      <h2>{groups('energy')}</h2>
      {label && (
        <EnergyScale
          label={label}
          value={rows.some(({ key }) => key === 'specificEnergy') ? energy.specificEnergy : undefined}
        />
      )}
      {rows.length > 0 && <AttributeList rows={rows} />}
      {noteText && <p className={styles.propertyNote}>{noteText}</p>}
      {isExempt && <p className={styles.propertyNote}>{t('heritage')}</p>}
      {renovation && (
        <div className={energyStyles.renovationNotice}>
          <h3>{t('renovationTitle')}</h3>
          <p>{t('renovation', { from: date(renovationFrom, locale), years })}</p>
        </div>
      )}
    </section>
  );
}

/** Scales of more bands than this name only their whole letters: nineteen names do not fit a telephone. */
const maxNames = 9;

interface EnergyScaleProps {
  label: EnergyLabel;
  /** kWh/m² a year */
  value: number | undefined;
}

/** The scale of the home's region, best first; the home's own label is raised, its value above it. */
async function EnergyScale({ label: { region, band: own }, value }: EnergyScaleProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('energy')]);
  const bands = scale(region);
  const letters = bands.map(bandLetter);
  const text = t('scale', { best: letters[0] ?? '', worst: letters.at(-1) ?? '', label: bandLetter(own) });
  return (
    <div className={energyStyles.energyScale} role="img" aria-label={text}>
      {bands.map((band, i) => {
        const [letter, step] = [bandLetter(band), bandStep(region, band)];
        return (
          <span
            key={letter}
            className={`${energyStyles.energyBand} epc-${step}`}
            data-own={band === own ? '' : undefined}
          >
            {band === own && value !== undefined && (
              <small data-side={i < bands.length / 2 ? 'start' : 'end'}>
                {withUnit(number(value, locale), 'kWh/m²')}
              </small>
            )}
            {(bands.length <= maxNames || band.length === 1) && letter}
          </span>
        );
      })}
    </div>
  );
}
