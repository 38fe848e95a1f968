import type { Language } from '@portal/core/kernel/rules'
import { Button } from '@portal/web-ui/button'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { FormsText } from './forms-text.tsx'
import type { EditableText } from './queries.ts'
import { formsOf, nameOf } from './text-forms.ts'
import { deleteField } from './texts-form.ts'
import styles from './texts.module.css'
import { fillDraft } from './use-drafts.ts'

interface TextStandardProps {
  readonly language: Language
  readonly text: EditableText
  readonly isEditor: boolean
}

/** The default beside a changed text, and the way back to it. */
export function TextStandard({ language, text, isEditor }: TextStandardProps) {
  const { t } = useTexts()
  const { Id, isChanged, standard } = text
  const key = nameOf(text)
  if (!isChanged) return null
  if (!standard)
    return (
      isEditor && (
        <div>
          <Button type="submit" look="danger" size="small" name={deleteField} value={Id}>
            {t('Languages.Delete')}{' '}
            <VisuallyHidden>{t('Languages.DeleteOf', { key })}</VisuallyHidden>
          </Button>
        </div>
      )
    )
  return (
    <div className={styles.standard}>
      <p className={styles.label}>{t('Languages.Default')}</p>
      <FormsText forms={standard} language={language} />
      {isEditor && (
        <Button look="plain" size="small" onClick={() => fillDraft(Id, standard, formsOf(text))}>
          {t('Languages.UseDefault')}{' '}
          <VisuallyHidden>{t('Languages.UseDefaultOf', { key })}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}
