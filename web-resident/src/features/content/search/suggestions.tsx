import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './suggestions.module.css'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

const none: readonly Suggestion[] = []

interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>
}

/**
 * Suggests pages below a plain search field: arrows choose, Enter opens, Esc closes. Enter without a choice searches,
 * as it does without this. The field stays a searchbox with a listbox that it controls (ARIA 1.2,
 * aria-activedescendant): a new role while someone types would be read as another field.
 */
export function Suggestions({ input }: SuggestionsProps) {
  const { t, language } = useTexts()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [isClosed, setClosed] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(typed)
  const options = found ?? none
  const isOpen = !isClosed && options.length > 0

  const type = useEffectEvent(() => {
    setTyped(input.current?.value ?? '')
    setClosed(false)
    setActive(-1)
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.key === 'Escape' && isOpen) {
      // Once more clears the field, as in every search field.
      event.preventDefault()
      setClosed(true)
      setActive(-1)
    }
    if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault()
      list.current?.querySelectorAll('a')[active]?.click()
    }
    if (!step || options.length === 0) return
    event.preventDefault()
    setClosed(false)
    // One place more than options: the field itself.
    const places = options.length + 1
    setActive(((active + 1 + step + places) % places) - 1)
  })
  const leave = useEffectEvent(() => setClosed(true))

  useEffect(() => {
    const field = input.current
    field?.addEventListener('input', type)
    field?.addEventListener('keydown', press)
    field?.addEventListener('blur', leave)
    // What was typed while this script loaded counts; what stood there from the start is no typing.
    if (field && field.value !== field.defaultValue) field.dispatchEvent(new Event('input'))
    return () => {
      field?.removeEventListener('input', type)
      field?.removeEventListener('keydown', press)
      field?.removeEventListener('blur', leave)
    }
  }, [input])
  useEffect(() => {
    const field = input.current
    field?.setAttribute('autocomplete', 'off')
    field?.setAttribute('aria-autocomplete', 'list')
    field?.setAttribute('aria-controls', `${id}-list`)
    if (isOpen && active >= 0) field?.setAttribute('aria-activedescendant', `${id}-${active}`)
    else field?.removeAttribute('aria-activedescendant')
  }, [input, id, isOpen, active])

  return (
    <>
      <div
        id={`${id}-list`}
        ref={list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nor drawn below the field
        role="listbox"
        aria-label={t('Combobox.List')}
        hidden={!isOpen}
        className={styles.list}
      >
        {options.map(({ url, title, language: own }, place) => (
          <a
            key={url}
            id={`${id}-${place}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option is no link
            role="option"
            aria-selected={place === active}
            // Focus stays in the field.
            tabIndex={-1}
            href={url}
            lang={own === language ? undefined : own}
            // Or the field would lose focus, and the list close, before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => setClosed(true)}
          >
            {title}
          </a>
        ))}
      </div>
      <Status>
        <VisuallyHidden>{isOpen && t('Combobox.Found', { count: options.length })}</VisuallyHidden>
      </Status>
    </>
  )
}
