import type { ReactNode } from 'react'
import styles from './permits.module.css'

/** Labels with their values; those without a value are left out. */
export const FactList = ({
  facts,
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[]
}) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
