import { lazy, Suspense, useState } from 'react'
import type { Language } from '@portal/core/kernel/rules'
import type { TextForms } from '@portal/core/text-editing/rules'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './texts.module.css'

// Its own script: few histories are opened.
const TextChanges = lazy(async () => {
  const { TextChanges: component } = await import('./text-changes.tsx')
  return { default: component }
})

interface TextHistoryProps {
  readonly id: string
  readonly name: string
  readonly language: Language
  /** Puts an earlier text into the fields; null is the default. Null for readers. */
  readonly onUse: ((forms: TextForms | null) => void) | null
}

/** Who changed the text when; read once it is opened. */
export function TextHistory({ id, name, language, onUse }: TextHistoryProps) {
  const { t } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.history} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {t('Languages.History')}{' '}
        <VisuallyHidden>{t('Languages.HistoryOf', { key: name })}</VisuallyHidden>
      </summary>
      {isOpen && (
        <Suspense>
          <TextChanges id={id} language={language} onUse={onUse} />
        </Suspense>
      )}
    </details>
  )
}
