import type { ReactNode } from 'react'
import styles from './payments.module.css'

/** Label and value; null is left out. */
export type Fact = readonly [label: string, value: ReactNode]

/** One per line. */
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
