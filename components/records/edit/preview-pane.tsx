import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './preview.module.css';

type Width = 'phone' | 'wide';

/** The width of the page in the preview, in px. */
const pixels: Record<Width, number> = { phone: 390, wide: 1280 };

interface PreviewPaneProps {
  /** "properties/5801" */
  record: string;
  /** The version of the working copy; the preview loads again when it changes. */
  version: number;
  languages: readonly (readonly [Locale, string])[];
  locale: Locale;
  onField: (path: string) => void;
  onSave: () => void;
}

interface PreviewIssue {
  path: string;
  text: string;
}

/** The preview of a record with unsaved changes, at the width of a phone or a desktop, scaled to fit. If it cannot be rendered, the previous one stays. */
export function PreviewPane({ record, version, languages, locale, onField, onSave }: PreviewPaneProps) {
  const t = useTranslations('office.edit.beside');
  const [language, setLanguage] = useState(languages.some(([one]) => one === locale) ? locale : languages[0]?.[0]);
  const [width, setWidth] = useState<Width>(isSideBySide() ? 'wide' : 'phone');
  const [shown, setShown] = useState<string | null>(null);
  const [looked, setLooked] = useState<{
    at: string;
    previewIssues: readonly PreviewIssue[];
    isFailed: boolean;
  } | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  // The page in the frame listens longer than one rendering.
  const latestSave = useRef(onSave);
  useEffect(() => {
    latestSave.current = onSave;
  });
  const wanted = `${officeHref(`beside/${record}`, language ?? locale)}?words=${locale}&v=${version}`;
  const { previewIssues, isFailed } = looked?.at === wanted ? looked : { previewIssues: [], isFailed: false };

  useEffect(() => {
    const { current } = room;
    if (!current) return;
    const fit = () => {
      const scale = Math.min(1, current.clientWidth / pixels[width]);
      current.style.setProperty('--width', `${pixels[width]}px`);
      current.style.setProperty('--scale', String(scale));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);

  const look = (loaded: HTMLIFrameElement) => {
    const page = loaded.contentDocument;
    const lines = [...(page?.querySelectorAll('[data-part="preview-errors"] li') ?? [])].map((line) => ({
      path: line.getAttribute('data-path') ?? '',
      text: line.textContent ?? '',
    }));
    const isGood = page !== null && page.getElementById('top') !== null;
    setLooked({ at: wanted, previewIssues: lines, isFailed: !isGood && lines.length === 0 });
    if (!isGood) return;
    // Keep the scroll position of the previous preview.
    loaded.contentWindow?.scrollTo(0, frame.current?.contentWindow?.scrollY ?? 0);
    frame.current = loaded;
    page.addEventListener('click', keepScroll);
    page.addEventListener('keydown', (event) => saveByKey(event, () => latestSave.current()));
    setShown(wanted);
  };

  return (
    <section className={styles.pane} aria-label={t('title')} data-part="preview-pane">
      <div className={styles.tools}>
        <select
          className="input"
          aria-label={t('language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Locale)}
        >
          {languages.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        {(['phone', 'wide'] as const).map((one) => (
          <label key={one} className={styles.width}>
            <input type="radio" name="preview-width" checked={width === one} onChange={() => setWidth(one)} />
            <span>{t(one)}</span>
          </label>
        ))}
        <span className={styles.state} role="status">
          {looked?.at !== wanted && shown !== wanted && t('making')}
          {isFailed && t('failed')}
        </span>
      </div>
      {previewIssues.length > 0 && (
        <div className={styles.errors} role="status" data-part="pane-errors">
          <p>{t('hindered')}</p>
          <ul>
            {previewIssues.map(({ path, text }) => (
              <li key={path}>
                <button className="link" type="button" onClick={() => onField(path)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div ref={room} className={styles.room}>
        {[...new Set([shown ?? wanted, wanted])].map((address) => (
          <iframe
            key={address}
            title={t('title')}
            src={address}
            className={styles.frame}
            data-loading={address !== shown || undefined}
            aria-hidden={address !== shown || undefined}
            tabIndex={address === shown ? undefined : -1}
            onLoad={({ currentTarget }) => {
              if (address === wanted && address !== shown) look(currentTarget);
            }}
          />
        ))}
      </div>
    </section>
  );
}

/** Whether form and page stand beside each other, not one in the place of the other: as in edit.module.css. */
export const isSideBySide = (): boolean => matchMedia('(width >= 80rem)').matches;

/** A link within the page leads there; any other opens beside the office, as the page says. */
function keepScroll(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  link.ownerDocument.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.scrollIntoView();
}

/** Ctrl+S and ⌘S, which would else store the page as a file. */
export function saveByKey(event: KeyboardEvent, save: () => void): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return;
  event.preventDefault();
  if (!event.repeat) save();
}
