import { useSuspenseQuery } from '@tanstack/react-query'
import type { Language } from '@portal/core/kernel/rules'
import type { TextForms } from '@portal/core/text-editing/rules'
import { Button } from '@portal/web-ui/button'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { FormsText } from './forms-text.tsx'
import { textChangesQuery } from './queries.ts'
import styles from './texts.module.css'

interface TextChangesProps {
  readonly id: string
  readonly language: Language
  readonly onUse: ((forms: TextForms | null) => void) | null
}

/** The saves of one text, latest first, with the way back to each. */
export function TextChanges({ id, language, onUse }: TextChangesProps) {
  const { t, format } = useTexts()
  const { data: changes } = useSuspenseQuery(textChangesQuery(id))
  if (changes.length === 0) return <p className={styles.soft}>{t('Languages.NoHistory')}</p>
  const shown = (forms: TextForms | null) =>
    forms ? <FormsText forms={forms} language={language} /> : <p>{t('Languages.TheDefault')}</p>
  return (
    <ol className={styles.changes}>
      {changes.map(({ at, by, before, after }) => {
        const name = by ?? t('Languages.SomeoneGone')
        const date = format.date(at, 'dayTime')
        return (
          <li key={at}>
            <p className={styles.soft}>{t('Languages.HistoryLine', { name, date })}</p>
            <dl>
              <dt>{t('Languages.Before')}</dt>
              <dd>{shown(before)}</dd>
              <dt>{t('Languages.After')}</dt>
              <dd>{shown(after)}</dd>
            </dl>
            {onUse && (
              <Button look="plain" size="small" onClick={() => onUse(before)}>
                {t('Languages.UseThis')} <VisuallyHidden>{date}</VisuallyHidden>
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
