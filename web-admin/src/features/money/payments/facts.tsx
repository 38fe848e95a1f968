import type { ReactNode } from 'react'
import styles from './payments.module.css'

/** A label and what it says; null says nothing. */
export type Fact = readonly [label: string, value: ReactNode]

/** Facts of a payment, one to a line. */
export function Facts({ of }: { of: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {of.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
