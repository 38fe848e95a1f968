import { Form, Submit } from '@portal/web-ui/form'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './search-words.module.css'

interface DeleteRowProps {
  of: AppForm
  id: string
  term: string
}

/** The button stands folded away: two presses delete, without JavaScript too. */
export function DeleteRow({ of, id, term }: DeleteRowProps) {
  const { t } = useTexts()
  const form = useAppForm(of)
  return (
    <details className={styles.delete} open={form.typed?.text('id') === id || undefined}>
      <summary>
        <span aria-hidden>{t('SearchWords.Delete')}</span>
        <VisuallyHidden>{t('SearchWords.DeleteOne', { term })}</VisuallyHidden>
      </summary>
      <Form of={form}>
        <input type="hidden" name="id" value={id} />
        <Submit of={form} label="SearchWords.DeleteSure" look="danger" />
      </Form>
    </details>
  )
}
