import type { ReactNode } from 'react'

interface StatusProps {
  className?: string | undefined
  children: ReactNode
}

/** A live region present from the start; an `<output>` would need a label. */
export function Status({ className, children }: StatusProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
    <div role="status" className={className}>
      {children}
    </div>
  )
}
