import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { ApiError } from '@portal/web-ui/api'
import { type RouterContext, useApp } from '@portal/web-ui/use-app'
import type { FormOptions } from '@portal/web-ui/use-form'

interface Recorded {
  /** Number of events that are shown; forms send it as `seen`. */
  readonly events: number
  /** Of the refusal because someone else was first. */
  readonly code: TextKey
}

/** Events since the version that the clerk saw: shown when their form is refused, or on request. */
export function useMeanwhile({ events, code }: Recorded) {
  const queryClient = useQueryClient()
  const { page } = useApp()
  const seen = useRef(events)
  const [since, setSince] = useState<number | null>(() => refusedSince(page.form, code))
  async function show(): Promise<void> {
    setSince(seen.current)
    await queryClient.invalidateQueries()
  }
  const options: FormOptions = {
    async during(send) {
      try {
        const answer = await send()
        if (answer.kind === 'accepted') setSince(null)
        return answer
      } catch (error) {
        if (error instanceof ApiError && (error.status === 412 || error.status === 409))
          await show()
        throw error
      }
    },
  }
  useEffect(() => {
    // The next form applies to the version now shown.
    seen.current = events
  }, [events])
  return { count: since === null ? 0 : events - since, options, show }
}

/** Without JavaScript, the refused form carries the shown version. */
function refusedSince(form: RouterContext['page']['form'], code: TextKey): number | null {
  if (form?.reply.kind !== 'refused' || form.reply.code !== code) return null
  const count = Number(form.fields.find(([name]) => name === 'seen')?.[1])
  return Number.isInteger(count) ? count : null
}
