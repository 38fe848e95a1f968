import { type KeyboardEvent, useEffect, useRef } from 'react'
import { maxTermLength, searchDebounceMs } from '@portal/core/people-search/rules'
import { Button } from '@portal/web-ui/button'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { formNameField } from '@portal/web-ui/forms/form-definition'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { findPeopleForm } from './find-form.ts'
import styles from './people-search.module.css'

/** A plain form, which JavaScript sends by itself while the person types. */
export function FindForm({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTexts()
  const element = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // After Back, the field shows what was searched.
    const input = element.current?.querySelector('input[name=text]')
    if (input instanceof HTMLInputElement && input.value === '' && text !== '') input.value = text
  }, [text])

  function search(form: HTMLFormElement): void {
    clearTimeout(timer.current)
    onText(fieldsIn(form).text('text').trim())
  }

  return (
    <search>
      <form
        ref={element}
        method="post"
        action="/people"
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault()
          search(event.currentTarget)
        }}
      >
        <input type="hidden" name={formNameField} value={findPeopleForm.name} />
        <TextInput
          name="text"
          type="search"
          label={t('People.Search')}
          hint={t('People.SearchHint')}
          defaultValue={text}
          maxLength={maxTermLength}
          autoComplete="off"
          spellCheck={false}
          onInput={({ currentTarget: { form } }) => {
            clearTimeout(timer.current)
            timer.current = setTimeout(() => form && search(form), searchDebounceMs)
          }}
        />
        <Button type="submit">{t('People.Find')}</Button>
      </form>
    </search>
  )
}

/** Arrow keys move from the field through the results, and back. */
export function stepAmong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[name=text], a')]
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
