import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AccountCreation } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../../api.ts'
import { useApp } from '../../../parts/use-app.ts'

/** Account creation as far as it has come, on whichever device. */
export const accountDraftQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getAccountDraft'],
    queryFn: ({ signal }) => dataOf(api.GET('/users/account-draft', { signal })),
  })

/** The form as the API takes it. */
export const wireForm = ({ properties, organizations, ...form }: AccountCreation) => ({
  ...form,
  properties: [...properties],
  organizations: [...organizations],
})

/** Whether what was filled in stands on the server. */
export type Kept = 'unchanged' | 'saving' | 'kept' | 'not-kept'

/** The draft, and the way to keep it. */
export function useDraft() {
  const { api, queryClient } = useApp()
  const { data } = useSuspenseQuery(accountDraftQuery(api))
  const [kept, setKept] = useState<Kept>('unchanged')
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const lastForm = useRef(JSON.stringify(data.form))

  /** Keeps the form on the server, one after the other; throws what the API answers. */
  async function keep(form: AccountCreation): Promise<void> {
    const text = JSON.stringify(form)
    // What became of the one before was told to whoever asked for it.
    const before = last.current.catch(() => undefined)
    const saving = before.then(async () => {
      if (text === lastForm.current) return
      const body = wireForm(form)
      const draft = await dataOf(api.PUT('/users/account-draft', { body }))
      lastForm.current = text
      queryClient.setQueryData(accountDraftQuery(api).queryKey, draft)
    })
    last.current = saving
    return saving
  }

  return {
    form: data.form,
    step: data.step,
    kept,
    keep,
    /** Keeps what was changed while it is filled in; a failure shows as `kept`. */
    keepQuietly(form: AccountCreation): void {
      if (JSON.stringify(form) === lastForm.current) return
      setKept('saving')
      keep(form).then(
        () => setKept('kept'),
        () => setKept('not-kept'),
      )
    },
  }
}
