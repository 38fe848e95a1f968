import type { ReactNode } from 'react'
import styles from './field-set.module.css'

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
