import type { ReactNode } from 'react'

interface StatusProps {
  className?: string | undefined
  children: ReactNode
}

/**
 * A region that stands from the start and reads out what appears in it. No `<output>`: that is the result of a
 * calculation, and needs a label.
 */
export function Status({ className, children }: StatusProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
    <div role="status" className={className}>
      {children}
    </div>
  )
}
