import type { ReactNode } from 'react'

/**
 * The page's only `h1`. Takes focus after in-app navigation (navigation/focus-title.ts), so that
 * screen readers continue at the new page.
 */
export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 tabIndex={-1}>{children}</h1>
}
