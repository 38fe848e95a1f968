import type { ReactNode } from 'react'
import styles from './layout.module.css'

/** `reading` limits line length. */
export function Page({ width, children }: { width?: 'reading'; children: ReactNode }) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  )
}

/** A full-width band; `wash` and `night` set its background. */
export function Section({
  ground,
  children,
  id,
}: {
  ground?: 'wash' | 'night'
  children: ReactNode
  id?: string
}) {
  return (
    <div className={styles.section} data-ground={ground} id={id}>
      <div className={styles.page}>{children}</div>
    </div>
  )
}

type Gap = 'none' | 'tight' | 'wide'

export function Stack({ gap, children }: { gap?: Gap; children: ReactNode }) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  )
}

/** Wraps; `spread` pushes the ends apart. */
export function Row({
  gap,
  align,
  children,
}: {
  gap?: Gap
  align?: 'spread' | 'end'
  children: ReactNode
}) {
  return (
    <div className={styles.row} data-gap={gap} data-align={align}>
      {children}
    </div>
  )
}

/** As many equal columns as fit; `wide` columns are twice as broad. */
export function Grid({
  gap,
  columns,
  children,
}: {
  gap?: Gap
  columns?: 'wide'
  children: ReactNode
}) {
  return (
    <div className={styles.grid} data-gap={gap} data-columns={columns}>
      {children}
    </div>
  )
}
