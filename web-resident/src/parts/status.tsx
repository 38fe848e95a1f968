import type { ReactNode } from 'react'

/** A region that stands from the start and reads out what appears in it. */
export function Status({ children }: { children: ReactNode }) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> takes no blocks such as banners
  return <div role="status">{children}</div>
}
