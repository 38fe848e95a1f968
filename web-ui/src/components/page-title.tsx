import type { ReactNode } from 'react'

/**
 * The one `h1` of a page. It can take focus, and gets it when a link changed the screen without a load
 * (navigation/focus-title.ts), so that reading goes on at the new page.
 */
export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 tabIndex={-1}>{children}</h1>
}
