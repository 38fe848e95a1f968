import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveDraft } from '@portal/openapi/resident-client/drafts'
import { useApp } from '@portal/web-ui/use-app'
import type { InTurn } from './draft-calls.ts'
import { forgetHere, keepHere, keptHere } from './kept-here.ts'
import { draftQuery } from './queries.ts'
import { typedIn, type TypedReport } from './typed-report.ts'

/** Typing pauses after this long without a key. */
const pauseMs = 800

export interface DraftUse {
  /** The draft's id; null before the first save. */
  readonly id: string | null
  /** Continues with this draft, or a new one. */
  readonly begin: (id: string | null) => void
  readonly keep: (form: HTMLFormElement) => void
  /** Stops saving, when sent or discarded. Resolves when pending saves have finished. */
  readonly end: () => Promise<void>
  readonly resume: () => void
  /** Input is saved only on this device. */
  readonly isOffline: boolean
}

interface Kept {
  readonly serviceId: string
  readonly first: string | null
  readonly inTurn: InTurn
}

/** Saves the input when typing pauses or the page is left; on the device while offline. */
export function useDraft({ serviceId, first, inTurn }: Kept): DraftUse {
  const { call, page } = useApp()
  const queryClient = useQueryClient()
  const owner = page.viewer.userId
  const [id, begin] = useState(first)
  const [isOffline, setOffline] = useState(false)
  const waiting = useRef<{ typed: TypedReport; timer: ReturnType<typeof setTimeout> }>(undefined)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const isOver = useRef(false)

  const put = (form: TypedReport, isLeaving: boolean) =>
    call(saveDraft, { path: { serviceId }, body: { form }, keepalive: isLeaving })

  async function save(typed: TypedReport): Promise<void> {
    try {
      const kept = await inTurn(() => put(typed, false))
      // The id stays: input after another window sent it is no new report.
      begin((before) => before ?? kept.id)
      forgetHere(owner, serviceId)
      setOffline(false)
    } catch {
      // Offline; the device keeps the input.
      if (isOver.current) return
      keepHere(owner, serviceId, typed)
      setOffline(true)
    }
  }

  function flush(): void {
    if (!waiting.current) return
    const { typed, timer } = waiting.current
    clearTimeout(timer)
    waiting.current = undefined
    last.current = last.current.then(() => save(typed))
  }

  function keep(form: HTMLFormElement): void {
    if (isOver.current) return
    const typed = typedIn(form)
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = typed ? { typed, timer: setTimeout(flush, pauseMs) } : undefined
  }

  async function end(): Promise<void> {
    isOver.current = true
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = undefined
    // A pending save would restore the draft.
    await last.current
    forgetHere(owner, serviceId)
  }

  const leave = useEffectEvent(() => {
    if (waiting.current) void put(waiting.current.typed, true).catch(() => undefined)
  })
  const sendKept = useEffectEvent(() => {
    const kept = keptHere(owner, serviceId)
    if (kept && !isOver.current) last.current = last.current.then(() => save(kept))
  })
  const forget = useEffectEvent(() => {
    flush()
    queryClient.removeQueries({ queryKey: draftQuery(serviceId).queryKey })
  })
  useEffect(() => {
    const whenLeft = () => leave()
    const whenOnline = () => sendKept()
    addEventListener('pagehide', whenLeft)
    addEventListener('online', whenOnline)
    return () => {
      removeEventListener('pagehide', whenLeft)
      removeEventListener('online', whenOnline)
      forget()
    }
  }, [])

  const resume = () => {
    isOver.current = false
  }
  return { id, begin, keep, end, isOffline, resume }
}
