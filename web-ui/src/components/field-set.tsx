import type { ReactNode } from 'react'
import styles from './field-set.module.css'

/** Fields side by side where there is room. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>
}

interface FieldSetProps {
  legend: ReactNode
  /** A target for links from errors or add buttons. */
  id?: string
  /** With a border: one of several of its kind. */
  look?: 'panel'
  children: ReactNode
}

export function FieldSet({ legend, id, look, children }: FieldSetProps) {
  const set = (
    <fieldset id={id} tabIndex={id ? -1 : undefined} className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
  // Its own border would run through the legend.
  return look ? <div className={styles.panel}>{set}</div> : set
}
