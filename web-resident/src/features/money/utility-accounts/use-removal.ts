import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '@portal/web-ui/toast-store'

/** A row of a list that is removed after a question: which one is asked about, and its removal. */
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
    // Whatever came of it: the list may be another one by now, and autopay may be off.
    await queryClient.invalidateQueries()
    setAsked(undefined)
    setBusy(false)
  }
  return {
    asked,
    ask: (row: Row) => setAsked(row),
    /** What its dialog needs of it. */
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
