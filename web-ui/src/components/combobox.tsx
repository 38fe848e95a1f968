import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../texts/index.tsx'
import styles from './combobox.module.css'
import control from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import { Status } from './status.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ComboboxOption {
  readonly value: string
  readonly label: string
}

interface ComboboxProps extends FieldProps {
  /** Runs when typing pauses. A thrown error shows as `failure`. */
  find: (term: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
  /** Shorter texts are not looked up. */
  minCharacters: number
  /** Afterwards the field is cleared, unless it keeps its text. */
  onChoose: (option: ComboboxOption) => void
  /** The value of a field that is sent with its form. */
  text?: string
  /** On typing in such a field. */
  onType?: (text: string) => void
  /** On leaving such a field. */
  onLeave?: () => void
  /** Shown when nothing is found or the search failed. */
  none: string
  failure: string
}

/** Typing pauses after this long without a key. */
const pauseMs = 250

type Found = readonly ComboboxOption[] | 'nothing-asked' | 'failed'

/** Searches when typing pauses and the text is long enough. */
function useFound({ find, minCharacters }: ComboboxProps, term: string): Found {
  const [found, setFound] = useState<Found>('nothing-asked')
  const wanted = term.trim()
  useEffect(() => {
    if (wanted.length < minCharacters) {
      setFound('nothing-asked')
      return undefined
    }
    const abort = new AbortController()
    const timer = setTimeout(() => {
      find(wanted, abort.signal).then(
        (options) => abort.signal.aborted || setFound(options),
        () => abort.signal.aborted || setFound('failed'),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another text is another search, nothing else
  }, [wanted])
  return found
}

/** Keeps what was typed before hydration. */
function useTypedBefore(text: string | undefined, onType: ((text: string) => void) | undefined) {
  const input = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value
    if (typed !== undefined && text !== undefined && typed !== text) onType?.(typed)
  })
  useEffect(() => takeOver(), [])
  return input
}

/** ARIA combobox with a listbox: arrows choose, Enter accepts, Esc closes. */
export function Combobox(props: ComboboxProps) {
  const { t } = useTexts()
  const { name, id = name, label, hint, error, optional, onChoose, none, failure } = props
  const { text, onType, onLeave } = props
  const [asked, setAsked] = useState('')
  const [isClosed, setClosed] = useState(false)
  const [active, setActive] = useState(-1)
  // Only typed text is looked up, not chosen or prefilled values.
  const found = useFound(props, asked)
  const input = useTypedBefore(text, onType)
  const options = typeof found === 'string' ? [] : found
  const isOpen = !isClosed && options.length > 0

  function choose(option: ComboboxOption) {
    setAsked('')
    setActive(-1)
    onChoose(option)
  }
  function press(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    const chosen = isOpen ? options[active] : undefined
    // Enter in a search submits no form.
    if (event.key === 'Enter' || step || (event.key === 'Escape' && isOpen)) event.preventDefault()
    if (event.key === 'Enter' && chosen) choose(chosen)
    if (event.key === 'Escape') setClosed(true)
    if (!step || options.length === 0) return
    setClosed(false)
    setActive((active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length)
  }
  const message = isOpen
    ? t('Combobox.Found', { count: options.length })
    : found === 'failed'
      ? failure
      : typeof found !== 'string' && found.length === 0 && none

  return (
    <Field {...{ name, id, label, hint, error, optional }}>
      {(wiring) => (
        <div className={styles.box}>
          <input
            {...wiring}
            ref={input}
            name={text === undefined ? undefined : name}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
            className={control.control}
            value={text ?? asked}
            onChange={({ currentTarget }) => {
              setAsked(currentTarget.value)
              onType?.(currentTarget.value)
              setClosed(false)
              setActive(-1)
            }}
            onKeyDown={press}
            onBlur={() => {
              setClosed(true)
              onLeave?.()
            }}
            onFocus={() => setClosed(false)}
          />
          <div
            id={`${id}-list`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nor drawn below the field
            role="listbox"
            aria-label={t('Combobox.List')}
            hidden={!isOpen}
            className={styles.list}
          >
            {options.map((option, place) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- ARIA's combobox: focus and keys stay in the field
              <div
                key={option.value}
                id={`${id}-${place}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot be filled from the server
                role="option"
                aria-selected={place === active}
                // Or the field would lose focus before the click arrives.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                {option.label}
              </div>
            ))}
          </div>
          {/* Visible only when there is no list. */}
          <Status>{isOpen ? <VisuallyHidden>{message}</VisuallyHidden> : message}</Status>
        </div>
      )}
    </Field>
  )
}
