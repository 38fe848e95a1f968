import type { ReactNode } from 'react'
import styles from './field.module.css'
import { type FieldProps, HintAndError, Optional, wire, type Wiring } from './field.tsx'

interface EditorFieldProps extends FieldProps {
  children: (wiring: Wiring) => ReactNode
}

/** A field around what is no form control: `${name}-label` is its label. */
export function EditorField({ children, ...field }: EditorFieldProps) {
  const wiring = wire(field)
  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${wiring.id}-label`}>
        {field.label}
        {field.optional && <Optional />}
      </span>
      <HintAndError {...field} />
      {children(wiring)}
    </div>
  )
}
