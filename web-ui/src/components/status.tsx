import type { ReactNode } from 'react'
import { useAfterPress } from './use-after-press.ts'

interface StatusProps {
  className?: string | undefined
  children: ReactNode
}

/**
 * A live region present from the start; an `<output>` would need a label. What comes while something
 * is pressed waits for the end of the press, so that it moves nothing away.
 */
export function Status({ className, children }: StatusProps) {
  const shown = useAfterPress(children)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
    <div role="status" className={className}>
      {shown}
    </div>
  )
}
