import { getTranslations } from 'next-intl/server';
import { CopiedForm } from '@/components/staff/copied-form';
import { SelectField, TextField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { formatNames, type ImportSource } from '@/lib/content/import-sources';
import type { Snapshot } from '@/lib/content/snapshot';
import { buildSourceFields } from '@/lib/import/source-fields';
import type { FormCopy } from '@/lib/staff/working-copies/form-copies';

/** The names of the formats, which no language translates. */
export const formatTitles: Record<ImportSource['format'], string> = {
  kyero: 'Kyero 3 (XML)',
  openimmo: 'OpenImmo 1.2 (XML, ZIP)',
  'omnicasa-json': 'Omnicasa (JSON)',
};

interface SourceFormProps {
  source?: ImportSource;
  /** The person's unsaved changes. */
  savedCopy: FormCopy | undefined;
  data: Snapshot;
}

/** A source: how it is written, where it is, and what its homes get. */
export async function SourceForm({ source, savedCopy, data }: SourceFormProps) {
  const t = await getTranslations('office.import');
  const team = [...data.content.team.values()].map(({ id, name }) => [id, name] as const);
  return (
    <CopiedForm
      action="import.source"
      id={source?.id ?? ''}
      base={source ? buildSourceFields(source) : null}
      savedCopy={savedCopy}
      className={`${page.form} ${page.narrow}`}
      label={source?.id ?? t('addSource')}
      resets={source ? undefined : true}
    >
      {source ? (
        <input type="hidden" name="id" value={source.id} />
      ) : (
        <>
          <input type="hidden" name="isNew" value="1" />
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            name="id"
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            maxLength={40}
            required
          />
        </>
      )}
      <SelectField
        label={t('format')}
        name="format"
        defaultValue={source?.format}
        options={formatNames.map((name) => [name, formatTitles[name]])}
      />
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        name="address"
        type="url"
        inputMode="url"
        placeholder="https://"
        defaultValue={source?.address}
      />
      <SelectField
        label={t('broker')}
        hint={t('brokerHint')}
        name="broker"
        defaultValue={source?.broker ?? ''}
        options={[['', t('firstBroker')], ...team]}
      />
      <TextField
        label={t('mostGone')}
        hint={t('mostGoneHint')}
        name="mostGone"
        type="number"
        min={0}
        max={100}
        step={1}
        defaultValue={Math.round((source?.mostGone ?? 0.2) * 100)}
        required
      />
      <button className="button" type="submit">
        {t('save')}
      </button>
    </CopiedForm>
  );
}
