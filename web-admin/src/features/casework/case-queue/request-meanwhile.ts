import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@portal/web-ui/api'
import { type RouterContext, useApp } from '@portal/web-ui/use-app'
import type { FormOptions } from '@portal/web-ui/use-form'
import type { DeskRequest } from './queries.ts'

/** Events since the version that the clerk saw: shown when their form is refused, or on request. */
export function useMeanwhile(request: DeskRequest) {
  const queryClient = useQueryClient()
  const { page } = useApp()
  const seen = useRef(request.timeline.length)
  const [since, setSince] = useState<number | null>(() => refusedSince(page.form))
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
        if (error instanceof ApiError && error.status === 412) await show()
        throw error
      }
    },
  }
  const shown = request.timeline.length
  useEffect(() => {
    // The next form applies to the version now shown.
    seen.current = shown
  }, [shown])
  return { meanwhile: since === null ? [] : request.timeline.slice(since), options, show }
}

/** Without JavaScript, the refused form carries the shown version. */
function refusedSince(form: RouterContext['page']['form']): number | null {
  if (form?.reply.kind !== 'refused' || form.reply.code !== 'Request.ChangedMeanwhile') return null
  const count = Number(form.fields.find(([name]) => name === 'seen')?.[1])
  return Number.isInteger(count) ? count : null
}
