import { Button } from '@portal/web-ui/button'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { contentFields } from './content-forms.ts'
import styles from './content.module.css'

interface SaveBarProps {
  form: FormUse
  /** City time; null unless it is scheduled. */
  publishAt: string | null
}

/** Stays in sight: a draft first, since the Enter key sends it. */
export function SaveBar({ form, publishAt }: SaveBarProps) {
  const { t } = useTexts()
  const step = (name: 'draft' | 'publish' | 'schedule') =>
    ({ type: 'submit', name: contentFields.step, value: name }) as const
  const preview = (language: 'en' | 'es') =>
    ({ type: 'submit', name: contentFields.preview, value: language, look: 'plain' }) as const
  return (
    <div className={styles.bar}>
      <div className={styles.buttons}>
        <Button {...step('draft')} look="quiet">
          {t('Content.SaveDraft')}
        </Button>
        <Button {...preview('en')}>{t('Content.PreviewEnglish')}</Button>
        <Button {...preview('es')}>{t('Content.PreviewSpanish')}</Button>
        <Button {...step('publish')}>{t('Content.Publish')}</Button>
      </div>
      <details open={publishAt !== null || form.errorOf('publishAt') !== undefined}>
        <summary>{t('Content.Later')}</summary>
        <div className={styles.buttons}>
          <TextInput
            {...form.field('publishAt', publishAt ?? '')}
            hint={t('Content.publishAtHint')}
            type="datetime-local"
          />
          <Button {...step('schedule')} look="quiet">
            {t('Content.Schedule')}
          </Button>
        </div>
      </details>
    </div>
  )
}
