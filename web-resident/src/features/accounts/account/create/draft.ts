import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AccountCreation } from '@portal/core/profiles/rules'
import { getAccountDraft, saveAccountDraft } from '@portal/openapi/resident-client/account'
import { query, keyOf } from '@portal/web-ui/api'
import { useApp } from '@portal/web-ui/use-app'

export const wireForm = ({ properties, organizations, ...form }: AccountCreation) => ({
  ...form,
  properties: [...properties],
  organizations: [...organizations],
})

export type Kept = 'unchanged' | 'saving' | 'kept' | 'not-kept'

export function useDraft() {
  const { call, queryClient } = useApp()
  const { data } = useSuspenseQuery(query(getAccountDraft))
  const [kept, setKept] = useState<Kept>('unchanged')
  const last = useRef<Promise<void>>(Promise.resolve())
  const lastForm = useRef(JSON.stringify(data.form))

  async function put(form: AccountCreation): Promise<void> {
    try {
      const body = wireForm(form)
      const draft = await call(saveAccountDraft, { body })
      queryClient.setQueryData(keyOf(getAccountDraft), draft)
      setKept('kept')
    } catch {
      // The step sends it again and reports another failure.
      setKept('not-kept')
    }
  }

  return {
    form: data.form,
    kept,
    /** Saves changes in order. */
    keep(form: AccountCreation): void {
      const text = JSON.stringify(form)
      if (text === lastForm.current) return
      lastForm.current = text
      setKept('saving')
      last.current = last.current.then(() => put(form))
    },
    settled: (): Promise<void> => last.current,
  }
}
