import type { ReactNode } from 'react'
import { Stack } from '../src/components/layout.tsx'
import styles from './sample.module.css'

export function Sample({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.sample} data-sample>
      <h2 id={`${id}-title`}>{title}</h2>
      <Stack>{children}</Stack>
    </section>
  )
}
