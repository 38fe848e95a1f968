import { useNavigate } from '@tanstack/react-router'
import { queueAges, queueLimits, queueStates } from '@portal/core/case-queue/rules'
import { reportCategoryNames } from '@portal/core/report-categories/rules'
import { statusNames } from '@portal/core/requests/rules'
import { Button } from '@portal/web-ui/button'
import { Checkbox } from '@portal/web-ui/checkbox'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { Row } from '@portal/web-ui/layout'
import { Select, type SelectOption } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { addressQuery, type QueueSearch, queueSearchOf } from './desk-search.ts'
import styles from './desk.module.css'
import { categoryKey, statusKey } from './names.ts'
import type { DeskChoices } from './queries.ts'

const fieldNames = ['state', 'status', 'category', 'area', 'assignee', 'older', 'text', 'overdue']

/** A plain form, which JavaScript sends by itself. */
export function QueueFilters({ search, choices }: { search: QueueSearch; choices: DeskChoices }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const options = useOptions(choices)
  const isNarrowed = Object.keys(addressQuery(search)).length > 0

  function show(form: HTMLFormElement): void {
    const { text } = fieldsIn(form)
    const wanted = queueSearchOf(Object.fromEntries(fieldNames.map((name) => [name, text(name)])))
    void navigate({ to: '/requests', search: addressQuery(wanted), resetScroll: false })
  }

  return (
    <form
      action="/requests"
      className={styles.filters}
      aria-label={t('Desk.Filters')}
      onSubmit={(event) => {
        event.preventDefault()
        show(event.currentTarget)
      }}
    >
      <TextInput
        name="text"
        type="search"
        label={t('Desk.Search')}
        defaultValue={search.text}
        maxLength={queueLimits.search}
        autoComplete="off"
      />
      <Select
        name="state"
        label={t('Desk.State')}
        defaultValue={search.state}
        options={queueStates.map((state) => ({ value: state, label: t(`Desk.State_${state}`) }))}
      />
      {options.map(({ name, label, list }) => (
        <Select
          key={name}
          name={name}
          label={label}
          placeholder={t('Desk.Any')}
          defaultValue={String(search[name] ?? '')}
          options={list}
        />
      ))}
      <Checkbox
        name="overdue"
        value="yes"
        label={t('Desk.OnlyOverdue')}
        defaultChecked={search.overdue === 'yes'}
      />
      <Row>
        <Button type="submit">{t('Desk.Apply')}</Button>
        {isNarrowed && <a href="/requests">{t('Desk.Clear')}</a>}
      </Row>
    </form>
  )
}

interface Choice {
  readonly name: 'status' | 'category' | 'area' | 'assignee' | 'older'
  readonly label: string
  readonly list: readonly SelectOption[]
}

function useOptions({ areas, assignees }: DeskChoices): readonly Choice[] {
  const { t } = useTexts()
  return [
    {
      name: 'category',
      label: t('Desk.Category'),
      list: reportCategoryNames.map((value) => ({ value, label: t(categoryKey(value)) })),
    },
    {
      name: 'status',
      label: t('Desk.Status'),
      list: statusNames.map((value) => ({ value, label: t(statusKey(value)) })),
    },
    {
      name: 'assignee',
      label: t('Desk.Assignee'),
      list: [
        { value: 'me', label: t('Desk.Me') },
        { value: 'nobody', label: t('Desk.Nobody') },
        ...assignees.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      name: 'area',
      label: t('Desk.Area'),
      list: areas.map((area) => ({ value: area, label: t('Desk.AreaOf', { area }) })),
    },
    {
      name: 'older',
      label: t('Desk.Age'),
      list: queueAges.map((days) => ({
        value: String(days),
        label: t('Desk.OlderThan', { count: days }),
      })),
    },
  ]
}
