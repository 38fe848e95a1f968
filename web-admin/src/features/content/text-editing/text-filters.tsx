import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type Language, languages } from '@portal/core/kernel/rules'
import {
  languageNames,
  type TextFilter,
  textFilters,
  textLimits,
} from '@portal/core/text-editing/rules'
import { Button } from '@portal/web-ui/button'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { TabLinks } from '../../../parts/tab-links.tsx'
import { textsHref, type TextsSearch, textsSearchOf } from './texts-search.ts'
import styles from './texts.module.css'

interface TextFiltersProps {
  readonly language: Language
  readonly search: TextsSearch
  readonly found: {
    readonly counts: Readonly<Record<TextFilter, number>>
    readonly groups: readonly string[]
  }
}

const debounceMs = 300

const hints = {
  missing: 'Languages.MissingHint',
  unused: 'Languages.UnusedHint',
  wrong: 'Languages.WrongHint',
} as const

/** A plain form, which JavaScript sends by itself. */
export function TextFilters({ language, search, found: { counts, groups } }: TextFiltersProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { show = 'all' } = search
  const hint = show === 'all' || show === 'changed' ? null : hints[show]

  function apply(form: HTMLFormElement): void {
    clearTimeout(timer.current)
    const { text } = fieldsIn(form)
    const wanted = textsSearchOf({ q: text('q'), group: text('group'), show })
    void navigate({ href: textsHref(language, wanted), replace: true, resetScroll: false })
  }

  return (
    <div className={styles.filters}>
      <TabLinks
        label={t('Languages.Which')}
        keys={languages}
        current={language}
        nameOf={(one) => t(`Languages.${languageNames[one]}`)}
        href={(one) => textsHref(one, { ...search, page: 1 })}
      />
      <form
        action={`/languages/${languageNames[language]}`}
        className={styles.find}
        role="none"
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
      >
        <TextInput
          name="q"
          type="search"
          label={t('Languages.Find')}
          hint={t('Languages.FindHint')}
          defaultValue={search.q}
          maxLength={textLimits.search}
          autoComplete="off"
          onInput={({ currentTarget: { form } }) => {
            clearTimeout(timer.current)
            timer.current = setTimeout(() => form && apply(form), debounceMs)
          }}
        />
        <Select
          key={search.group ?? ''}
          name="group"
          label={t('Languages.Group')}
          placeholder={t('Languages.AllGroups')}
          defaultValue={search.group ?? ''}
          options={groups.map((group) => ({ value: group, label: group }))}
          onChange={({ currentTarget: { form } }) => form && apply(form)}
        />
        {show !== 'all' && <input type="hidden" name="show" value={show} />}
        <Button type="submit" look="quiet">
          {t('Languages.FindButton')}
        </Button>
      </form>
      <TabLinks
        label={t('Languages.Show')}
        keys={textFilters}
        current={show}
        nameOf={(filter) => t(`Languages.Show_${filter}`)}
        href={(filter) => textsHref(language, textsSearchOf({ ...search, show: filter, page: 1 }))}
        counts={counts}
      />
      {hint && <p className={styles.soft}>{t(hint)}</p>}
    </div>
  )
}
