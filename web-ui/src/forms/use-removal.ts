import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../components/toast-store.ts'

/** Removes a row of a list after a question. */
export function useRemoval<Row>(send: (row: Row) => Promise<unknown>) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Row>()
  const [isBusy, setBusy] = useState(false)

  async function remove(row: Row): Promise<void> {
    setBusy(true)
    try {
      await send(row)
      showToast('SuccessRemove')
    } catch {
      showToast('ErrorRemove')
    }
    // The list, and autopay, may have changed either way.
    await queryClient.invalidateQueries()
    setAsked(undefined)
    setBusy(false)
  }
  return {
    asked,
    ask: (row: Row) => setAsked(row),
    /** Props of the dialog. */
    dialog: {
      kind: 'warning' as const,
      confirmLook: 'danger' as const,
      isBusy,
      onConfirm: () => {
        if (asked !== undefined) void remove(asked)
      },
      onClose: () => setAsked(undefined),
    },
  }
}
