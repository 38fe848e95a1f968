import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.tsx'
import styles from './field.module.css'
import { ErrorIcon } from './icons.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What every form control takes besides its own attributes. */
export interface FieldProps {
  /** Also the element's id unless `id` is set. */
  name: string
  /** Only where two controls of a page share a name. */
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Adds "optional" to the label; all other fields are required. */
  optional?: boolean | undefined
}

/** Ids and ARIA attributes that tie a control to its hint and error. */
export interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export function wire({
  id,
  name,
  hint,
  error,
}: Pick<FieldProps, 'id' | 'name' | 'hint' | 'error'>): Wiring {
  const base = id ?? name
  return {
    id: base,
    'aria-describedby':
      [hint && `${base}-hint`, error && `${base}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

interface OneField extends FieldProps {
  children: (wiring: Wiring) => ReactNode
}

/** Label, hint and error around a control without its own component. */
export function Field({ children, ...field }: OneField) {
  const wiring = wire(field)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={wiring.id}>
        {field.label}
        {field.optional && <Optional />}
      </label>
      <HintAndError {...field} />
      {children(wiring)}
    </div>
  )
}

/** The same around a group of controls: a fieldset with a legend. */
export function FieldGroup({ children, ...field }: FieldProps & { children: ReactNode }) {
  const wiring = wire(field)
  return (
    <fieldset
      className={styles.field}
      id={wiring.id}
      tabIndex={-1}
      aria-describedby={wiring['aria-describedby']}
    >
      <legend className={styles.label}>
        {field.label}
        {field.optional && <Optional />}
      </legend>
      <HintAndError {...field} />
      {children}
    </fieldset>
  )
}

export function HintAndError({ id, name, hint, error }: FieldProps) {
  const base = id ?? name
  return (
    <>
      {hint && (
        <div className={styles.hint} id={`${base}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <span className={styles.error} id={`${base}-error`}>
          <ErrorIcon size="small" /> <ErrorPrefix />
          {error}
        </span>
      )}
    </>
  )
}

export function Optional() {
  const { t } = useTexts()
  return <span className={styles.optional}> ({t('Field.Optional')})</span>
}

function ErrorPrefix() {
  const { t } = useTexts()
  return <VisuallyHidden>{t('Field.ErrorPrefix')} </VisuallyHidden>
}
