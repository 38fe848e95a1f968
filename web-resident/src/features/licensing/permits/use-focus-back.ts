import { useEffect, useRef } from 'react'

/**
 * When the permit's dialog is closed, focuses its row; after a search by number the field with the
 * number. The dialog itself knows only what had the focus when it opened: nothing on a new page, nor in Safari, which
 * focuses no link that is clicked.
 */
export function useFocusBack(shownRow: string | null): void {
  const before = useRef(shownRow)
  useEffect(() => {
    const closed = before.current
    before.current = shownRow
    if (closed === null || shownRow !== null) return
    const row = document.getElementById(closed) ?? document.getElementById('number')
    row?.focus()
  }, [shownRow])
}
