import type { FormHTMLAttributes, ReactNode } from 'react'
import { useTexts } from '../texts/index.tsx'
import { Banner } from './banner.tsx'
import styles from './form.module.css'

interface FormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'className' | 'method' | 'noValidate' | 'onSubmit'
> {
  /** Called with the form; the browser itself sends nothing. */
  onSend: (form: HTMLFormElement) => void
  children: ReactNode
}

/**
 * A form that a script sends. Sent before the script is there, it would post: what was typed never
 * stands in an address.
 */
export function Form({ onSend, children, ...rest }: FormProps) {
  const { t } = useTexts()
  return (
    <form
      {...rest}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(event.currentTarget)
      }}
    >
      <noscript>
        <Banner tone="info">{t('Util.NeedsScript')}</Banner>
      </noscript>
      {children}
    </form>
  )
}

/** Fields beside each other where there is room. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>
}

interface FieldSetProps {
  legend: ReactNode
  /** Set where something leads to the whole set: an error, a button that added it. */
  id?: string
  /** Drawn with a border: one of several of its kind. */
  look?: 'panel'
  children: ReactNode
}

/** Fields that answer one question together. */
export function FieldSet({ legend, id, look, children }: FieldSetProps) {
  const set = (
    <fieldset id={id} tabIndex={id ? -1 : undefined} className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
  // A border of its own would run through the legend.
  return look ? <div className={styles.panel}>{set}</div> : set
}

/** What a form holds by the names of its fields. */
export interface Fields {
  readonly has: (name: string) => boolean
  /** Empty where there is no such field. */
  readonly text: (name: string) => string
  readonly isTicked: (name: string) => boolean
}

/** Reads a form as it stands, with what was typed before the script was there. */
export function fieldsOf(form: HTMLFormElement): Fields {
  const data = new FormData(form)
  return {
    has: (name) => data.has(name),
    text: (name) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    },
    isTicked: (name) => data.has(name),
  }
}
