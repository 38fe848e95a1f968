import { type ReactNode, useEffect } from 'react'
import { answerEarlyPress } from '../app/early-press.ts'

/** The page's only `h1`, which gets focus after navigation (navigation/focus-title.ts). */
export function PageTitle({ children }: { children: ReactNode }) {
  // React hydrates the frame first, then the part of the page with the title.
  useEffect(answerEarlyPress, [])
  return <h1 tabIndex={-1}>{children}</h1>
}
