import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveDraft } from '@portal/openapi/resident-client/drafts'
import { useApp } from '@portal/web-ui/use-app'
import type { InTurn } from './draft-calls.ts'
import { forgetHere, keepHere, keptHere } from './kept-here.ts'
import { draftQuery } from './queries.ts'
import { typedIn, type TypedReport } from './typed-report.ts'

/** Typing pauses when no key came for so long. */
const pauseMs = 800

/** What is typed, kept. */
export interface DraftUse {
  /** The draft that this form is; null as long as the server keeps none of it. */
  readonly id: string | null
  /** From here on the form is this draft, or a new one. */
  readonly begin: (id: string | null) => void
  readonly keep: (form: HTMLFormElement) => void
  /** Nothing more is kept: it was sent, or is thrown away. Resolves once nothing is on its way. */
  readonly end: () => Promise<void>
  /** From here on it is kept again. */
  readonly resume: () => void
  /** What is typed is kept on this device alone. */
  readonly isOffline: boolean
}

interface Kept {
  readonly serviceId: string
  /** The draft that was there before. */
  readonly first: string | null
  readonly inTurn: InTurn
}

/**
 * Keeps what is typed of a report: on the server as typing pauses and when the page is left, on the device
 * while there is no connection.
 */
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
      // Once it is one it stays that: what came after another window sent it is no other report.
      begin((before) => before ?? kept.id)
      forgetHere(owner, serviceId)
      setOffline(false)
    } catch {
      // The server is out of reach; the device keeps it until it is back.
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

  /** Nothing is kept from here on: it was sent, or thrown away. */
  async function end(): Promise<void> {
    isOver.current = true
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = undefined
    // One that is on its way would bring back what has ended.
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
