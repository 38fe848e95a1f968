import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'type' | 'role'
> {
  label: ReactNode
  hint?: ReactNode
  /** A switch takes effect right away, a checkbox with its form. */
  look?: 'switch' | undefined
}

/** Its label is part of the click target. */
export function Checkbox({ label, hint, look, ...rest }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input {...rest} type="checkbox" role={look} className={styles.box} />
      <Words label={label} hint={hint} />
    </label>
  )
}

export function Radio({ label, hint, ...rest }: Omit<CheckboxProps, 'look'>) {
  return (
    <label className={styles.choice}>
      <input {...rest} type="radio" className={styles.box} />
      <Words label={label} hint={hint} />
    </label>
  )
}

function Words({ label, hint }: Pick<CheckboxProps, 'label' | 'hint'>) {
  return (
    <span>
      {label}
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
  )
}
