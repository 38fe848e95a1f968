import { queueLimits } from '@portal/core/case-queue/rules'
import { Button } from '@portal/web-ui/button'
import { Form, Submit } from '@portal/web-ui/form'
import { CloseIcon } from '@portal/web-ui/icons'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './desk.module.css'
import type { DeskChoices } from './queries.ts'
import { deleteFilterForm, saveFilterForm } from './queue-forms.ts'

/** The clerk's saved filters, and a form to save the current one. */
export function SavedFilters({ choices, query }: { choices: DeskChoices; query: string }) {
  const { t } = useTexts()
  const save = useAppForm(saveFilterForm)
  const remove = useAppForm(deleteFilterForm)
  const { filters } = choices
  return (
    <div className={styles.saved}>
      {filters.length > 0 && (
        <Form of={remove} look="wide" role={undefined} aria-label={t('Desk.Saved')}>
          <ul className={styles.chips}>
            {filters.map(({ id, name, query: kept }) => (
              <li key={id} className={styles.chip}>
                <a
                  href={kept ? `/requests?${kept}` : '/requests'}
                  aria-current={kept === query ? 'page' : undefined}
                >
                  {name}
                </a>
                <Button type="submit" look="plain" size="small" name="filter" value={id}>
                  <CloseIcon size="small" />
                  <VisuallyHidden>{t('Desk.DeleteFilter', { name })}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        </Form>
      )}
      <details open={save.refusal !== null || save.errorOf('name') !== undefined}>
        <summary>{t('Desk.SaveFilter')}</summary>
        <Form of={save} look="narrow" key={save.answers}>
          <input type="hidden" name="query" value={query} />
          <TextInput
            {...save.field('name')}
            maxLength={queueLimits.filterName}
            autoComplete="off"
          />
          <Submit of={save} label="Desk.SaveFilter" look="quiet" />
        </Form>
      </details>
    </div>
  )
}
