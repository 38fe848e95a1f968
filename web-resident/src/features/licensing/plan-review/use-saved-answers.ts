import { useRef, useState } from 'react'
import { savePlanAnswer } from '@portal/openapi/resident-client/plan-review'
import { useApp } from '@portal/web-ui/use-app'
import type { PermitPath } from './queries.ts'

export type Saving = 'saving' | 'saved' | 'failed'

/** How long one pauses before what was typed is saved. */
const pauseMs = 800

interface Line {
  timer?: ReturnType<typeof setTimeout>
  /** Saves go one after the other, so that the last one counts. */
  last: Promise<void>
}

/** Saves answers as they are typed. */
export function useSavedAnswers(path: PermitPath, stored: ReadonlyMap<string, string>) {
  const { call, completeTexts } = useApp()
  const [saved, setSaved] = useState<Readonly<Record<string, string>>>({})
  const [states, setStates] = useState<Readonly<Record<string, Saving>>>({})
  const lines = useRef(new Map<string, Line>())
  const setState = (id: string, state: Saving) =>
    setStates((before) => ({ ...before, [id]: state }))

  async function save(commentId: string, text: string): Promise<void> {
    await completeTexts().catch(() => undefined)
    setState(commentId, 'saving')
    try {
      await call(savePlanAnswer, { path: { ...path, commentId }, body: { text } })
      setSaved((before) => ({ ...before, [commentId]: text.trim() }))
      setState(commentId, 'saved')
    } catch {
      // The form's button saves it too, and says why if it cannot.
      setState(commentId, 'failed')
    }
  }

  function type(commentId: string, text: string): void {
    const line: Line = lines.current.get(commentId) ?? { last: Promise.resolve() }
    lines.current.set(commentId, line)
    clearTimeout(line.timer)
    line.timer = setTimeout(() => {
      line.last = line.last.then(() => save(commentId, text))
    }, pauseMs)
  }

  const textOf = (id: string): string => saved[id] ?? stored.get(id) ?? ''
  return { type, textOf, stateOf: (id: string): Saving | undefined => states[id] }
}
