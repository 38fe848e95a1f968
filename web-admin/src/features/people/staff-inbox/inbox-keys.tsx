import type { RefObject } from 'react'
import { linkOf, rowAt, rowBeside } from '../../../parts/keys/rows.ts'
import { useKeys } from '../../../parts/keys/use-keys.ts'

/** The list's keys: to move, to open, and to mark as read. */
export function InboxKeys({ list }: { list: RefObject<HTMLElement | null> }) {
  const move = (step: 1 | -1) => linkOf(rowBeside(list.current, step))?.focus()
  useKeys([
    { key: 'j', label: 'Inbox.KeyDown', run: () => move(1) },
    { key: 'k', label: 'Inbox.KeyUp', run: () => move(-1) },
    { key: 'o', label: 'Inbox.KeyOpen', run: () => linkOf(rowAt(list.current))?.click() },
    {
      key: 'e',
      label: 'Inbox.MarkRead',
      run: () => rowAt(list.current)?.querySelector('button')?.click(),
    },
  ])
  return null
}
