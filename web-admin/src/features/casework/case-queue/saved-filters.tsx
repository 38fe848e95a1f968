import { queueLimits } from '@portal/core/case-queue/rules'
import { Button } from '@portal/web-ui/button'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Form, Submit } from '@portal/web-ui/form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { DeskChoices } from './queries.ts'
import { deleteFilterForm, saveFilterForm } from './queue-forms.ts'
import styles from './queue.module.css'

interface SavedFiltersProps {
  choices: DeskChoices
  /** The current filter. */
  query: string
}

/** Saves the current filter, for oneself or for all staff; deletes it if it is saved. */
export function SavedFilters({ choices, query }: SavedFiltersProps) {
  const { t } = useTexts()
  const save = useAppForm(saveFilterForm)
  const remove = useAppForm(deleteFilterForm)
  const saved = choices.filters.find((filter) => filter.query === query)
  return (
    <div className={styles.saved}>
      <details open={save.refusal !== null || save.errorOf('name') !== undefined}>
        <summary>{t('Desk.SaveFilter')}</summary>
        <Form of={save} look="narrow" key={save.answers}>
          <input type="hidden" name="query" value={query} />
          <TextInput
            {...save.field('name')}
            maxLength={queueLimits.filterName}
            autoComplete="off"
          />
          <Checkbox {...save.box('isShared', false)} label={t('Queue.Share')} />
          <Submit of={save} label="Desk.SaveFilter" look="quiet" />
        </Form>
      </details>
      {saved?.isDeletable && (
        <Form of={remove} look="wide">
          <Button type="submit" look="plain" size="small" name="filter" value={saved.id}>
            {t('Desk.DeleteFilter', { name: saved.name })}
          </Button>
        </Form>
      )}
    </div>
  )
}
