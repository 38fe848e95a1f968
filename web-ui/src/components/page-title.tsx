import type { ReactNode } from 'react'

/** The page's only `h1`, which gets focus after navigation (navigation/focus-title.ts). */
export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 tabIndex={-1}>{children}</h1>
}
