import { useNavigate } from '@tanstack/react-router'
import { permitDeskLimits } from '@portal/core/permit-desk/rules'
import { permitDisciplines } from '@portal/core/permits/rules'
import { Button } from '@portal/web-ui/button'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import {
  addressQuery,
  apiQuery,
  type PermitSearch,
  permitSearchOf,
  queryText,
} from './desk-search.ts'
import own from './permit-desk.module.css'
import type { PermitDesk } from './queries.ts'
import { disciplineTexts } from './words.ts'

interface PermitFiltersProps {
  search: PermitSearch
  choices: PermitDesk
}

const names = ['text', 'view', 'discipline', 'kind'] as const

/** A plain form; with JavaScript each choice applies at once, and a text with Enter. */
export function PermitFilters({ search, choices }: PermitFiltersProps) {
  const { t, format } = useTexts()
  const navigate = useNavigate()
  const { kinds, disciplines } = choices

  function show(form: HTMLFormElement): void {
    const { text } = fieldsIn(form)
    const next = permitSearchOf(Object.fromEntries(names.map((name) => [name, text(name)])))
    void navigate({ to: '/permits', search: addressQuery(next), resetScroll: false })
  }

  return (
    <form
      key={queryText(apiQuery(search))}
      action="/permits"
      className={own.filters}
      aria-label={t('PermitDesk.FindButton')}
      onSubmit={(event) => {
        event.preventDefault()
        show(event.currentTarget)
      }}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLInputElement && target.type === 'search') return
        show(currentTarget)
      }}
    >
      {search.view !== 'open' && search.text === undefined && (
        <input type="hidden" name="view" value={search.view} />
      )}
      <TextInput
        name="text"
        id="filter-text"
        type="search"
        label={t('PermitDesk.Find')}
        defaultValue={search.text}
        maxLength={permitDeskLimits.search}
        autoComplete="off"
      />
      <Select
        name="discipline"
        id="filter-discipline"
        label={t('PermitDesk.Discipline')}
        placeholder={t('PermitDesk.AllDisciplines')}
        defaultValue={search.discipline ?? ''}
        options={permitDisciplines.map((value) => ({
          value,
          label: `${t(disciplineTexts[value])} (${format.number(disciplines[value] ?? 0)})`,
        }))}
      />
      <Select
        name="kind"
        id="filter-kind"
        label={t('PermitDesk.Kind')}
        placeholder={t('PermitDesk.AllKinds')}
        defaultValue={search.kind ?? ''}
        options={kinds.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Button type="submit" look="quiet" size="small">
        {t('PermitDesk.FindButton')}
      </Button>
    </form>
  )
}
