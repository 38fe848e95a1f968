import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  queueAges,
  queueLimits,
  queueSortOf,
  queueSortsOf,
  queueStates,
} from '@portal/core/case-queue/rules'
import { reportCategoryNames } from '@portal/core/report-categories/rules'
import { statusNames } from '@portal/core/requests/rules'
import { Button } from '@portal/web-ui/button'
import { Checkbox } from '@portal/web-ui/checkbox'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { CloseIcon } from '@portal/web-ui/icons'
import { Select, type SelectOption } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import {
  addressQuery,
  apiQuery,
  exportHref,
  type QueueFilter,
  type QueueSearch,
  queryText,
  queueHref,
  queueSearchOf,
  sortedAs,
} from './desk-search.ts'
import { areaText, categoryKey, statusKey } from './names.ts'
import type { DeskChoices } from './queries.ts'
import styles from './queue.module.css'
import { SavedFilters } from './saved-filters.tsx'

const fieldNames = [
  'text',
  'sort',
  'state',
  'status',
  'category',
  'area',
  'assignee',
  'team',
  'older',
  'overdue',
  'answered',
  'waiting',
  'reopened',
]

interface QueueFiltersProps {
  search: QueueSearch
  choices: DeskChoices
}

/** A plain form; with JavaScript each choice applies at once. */
export function QueueFilters({ search, choices }: QueueFiltersProps) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const filter = apiQuery(search)
  const options = useOptions(choices)
  const { formKey, wanted, expect } = useFormKey(queryText(filter))
  const { sort: _sort, ...sortedBy } = sortedAs(filter)

  function show(form: HTMLFormElement): void {
    const { text } = fieldsIn(form)
    const chosen = queueSearchOf(Object.fromEntries(fieldNames.map((name) => [name, text(name)])))
    const { sort, ...rest } = chosen
    // The order that the list has anyway is not part of its address.
    const next = sort === queueSortOf(sortedAs(rest)) ? rest : chosen
    expect(queryText(next))
    void navigate({ to: '/requests', search: addressQuery(next), resetScroll: false })
  }

  return (
    <div className={styles.narrow}>
      <form
        key={formKey}
        action="/requests"
        className={styles.filters}
        aria-label={t('Desk.Filters')}
        onSubmit={(event) => {
          event.preventDefault()
          show(event.currentTarget)
        }}
        onChange={({ target, currentTarget }) => {
          // A text applies with Enter.
          if (target instanceof HTMLInputElement && target.type === 'search') return
          show(currentTarget)
        }}
      >
        <div className={styles.find}>
          <TextInput
            name="text"
            id="filter-text"
            type="search"
            label={t('Desk.Search')}
            defaultValue={search.text}
            maxLength={queueLimits.search}
            autoComplete="off"
          />
          <Select
            // The orders to choose from depend on the other fields.
            key={JSON.stringify(sortedBy)}
            name="sort"
            id="filter-sort"
            label={t('Queue.Sort')}
            defaultValue={queueSortOf(sortedAs(filter))}
            options={queueSortsOf(sortedAs(filter)).map((value) => ({
              value,
              label: t(`Queue.Sort_${value}`),
            }))}
          />
          <Button type="submit" look="quiet" size="small">
            {t('Desk.Apply')}
          </Button>
        </div>
        <details className={styles.more}>
          <summary>{t('Queue.MoreFilters')}</summary>
          <div className={styles.fields}>
            <Select
              name="state"
              id="filter-state"
              label={t('Desk.State')}
              defaultValue={search.state}
              options={queueStates.map((value) => ({ value, label: t(`Desk.State_${value}`) }))}
            />
            {options.map(({ name, label, list }) => (
              <Select
                key={name}
                name={name}
                id={`filter-${name}`}
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
            <Checkbox
              name="waiting"
              value="yes"
              label={t('MyWork.MineWaiting')}
              defaultChecked={search.waiting === 'yes'}
            />
            <Checkbox
              name="reopened"
              value="yes"
              label={t('Queue.OnlyReopened')}
              defaultChecked={search.reopened === 'yes'}
            />
            <Checkbox
              name="answered"
              value="yes"
              label={t('Queue.OnlyAnswered')}
              defaultChecked={search.answered === 'yes'}
            />
          </div>
        </details>
      </form>
      <SavedFilters choices={choices} query={wanted} />
      <a href={exportHref(filter, language)} download className={styles.export}>
        {t('Desk.Export')}
      </a>
      <Chips filter={filter} options={options} />
    </div>
  )
}

/**
 * Changes when a link changed the filter, so that the fields show it. After the form's own change it
 * stays: the field keeps the focus. `wanted` is what the fields say, also while its list loads.
 */
function useFormKey(query: string) {
  const [shown, setShown] = useState({ query, expected: query, key: 0 })
  if (shown.query !== query)
    setShown({ query, expected: query, key: shown.key + (shown.expected === query ? 0 : 1) })
  const expect = (expected: string) => setShown((state) => ({ ...state, expected }))
  return { formKey: shown.key, wanted: shown.expected, expect }
}

/** The active filters, each a link to the list without it. */
function Chips({ filter, options }: { filter: QueueFilter; options: readonly Choice[] }) {
  const { t } = useTexts()
  const labelOf = ({ name, list }: Choice): string =>
    list.find(({ value }) => value === String(filter[name] ?? ''))?.label ?? ''
  const chips = [
    filter.state !== 'open' && (['state', t(`Desk.State_${filter.state}`)] as const),
    filter.text !== undefined && (['text', `“${filter.text}”`] as const),
    ...options.map(
      (option) => filter[option.name] !== undefined && ([option.name, labelOf(option)] as const),
    ),
    filter.overdue && (['overdue', t('Desk.OnlyOverdue')] as const),
    filter.answered && (['answered', t('Queue.OnlyAnswered')] as const),
    filter.waiting && (['waiting', t('MyWork.MineWaiting')] as const),
    filter.reopened && (['reopened', t('Queue.OnlyReopened')] as const),
  ].filter((chip) => chip !== false && chip !== undefined)
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('Queue.ActiveFilters')}>
      {chips.map(([name, label]) => {
        const { [name]: _removed, ...rest } = filter
        return (
          <li key={name}>
            <a href={queueHref({ state: 'open', ...rest })} className={styles.chip}>
              {label} <CloseIcon size="small" />
              <VisuallyHidden>{t('Queue.RemoveFilter', { name: label })}</VisuallyHidden>
            </a>
          </li>
        )
      })}
      <li>
        <a href="/requests">{t('Desk.Clear')}</a>
      </li>
    </ul>
  )
}

interface Choice {
  readonly name: 'status' | 'category' | 'area' | 'team' | 'assignee' | 'older'
  readonly label: string
  readonly list: readonly SelectOption[]
}

function useOptions({ areas, assignees, teams }: DeskChoices): readonly Choice[] {
  const { areaNames } = useApp().page.settings
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
    ...(teams.length > 0
      ? [
          {
            name: 'team' as const,
            label: t('Teams.Team'),
            list: [
              { value: 'mine', label: t('Teams.Mine') },
              ...teams.map(({ id, name }) => ({ value: id, label: name })),
            ],
          },
        ]
      : []),
    {
      name: 'area',
      label: t('Desk.Area'),
      list: areas.map((area) => ({ value: area, label: areaText(t, area, areaNames[area]) })),
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
