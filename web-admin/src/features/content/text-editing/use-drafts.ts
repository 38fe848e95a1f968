import { useSyncExternalStore } from 'react'
import { isSameText, type TextForms } from '@portal/core/text-editing/rules'

/** What was typed and is not saved, and the text that it replaces. */
export interface Draft {
  readonly typed: TextForms
  readonly seen: TextForms
}

export type Drafts = ReadonlyMap<string, Draft>

interface Kept {
  readonly drafts: Drafts
  /** Rises when fields must show other values than those typed into them. */
  readonly epoch: number
}

const storageName = 'text-drafts'
const none: Kept = { drafts: new Map(), epoch: 0 }
let kept: Kept | null = null
const listeners = new Set<() => void>()

/** Unsaved texts of this tab: they outlive a search, a page of the list, and a reload. */
function restored(): Kept {
  try {
    // Our own entry of this tab.
    const stored = JSON.parse(sessionStorage.getItem(storageName) ?? '[]') as [string, Draft][]
    return stored.length === 0 ? none : { drafts: new Map(stored), epoch: 1 }
  } catch {
    // Without storage, or with another release's entry, nothing is restored.
    return none
  }
}

const current = (): Kept => (kept ??= restored())

function set(next: Kept): void {
  kept = next
  try {
    if (next.drafts.size === 0) sessionStorage.removeItem(storageName)
    else sessionStorage.setItem(storageName, JSON.stringify([...next.drafts]))
  } catch {
    // Without storage the drafts live as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const renewed = (drafts: Drafts): Kept => ({ drafts, epoch: current().epoch + 1 })

function withTyped(id: string, typed: TextForms, now: TextForms): Drafts {
  const after = new Map(current().drafts)
  const seen = after.get(id)?.seen ?? now
  if (isSameText(typed, seen)) after.delete(id)
  else after.set(id, { typed, seen })
  return after
}

/** A text was typed into its fields. */
export const typeDraft = (id: string, typed: TextForms, now: TextForms): void =>
  set({ ...current(), drafts: withTyped(id, typed, now) })

/** Puts a text into the fields. */
export const fillDraft = (id: string, typed: TextForms, now: TextForms): void =>
  set(renewed(withTyped(id, typed, now)))

/** From now on the draft replaces this text. */
export function keepDraft(id: string, seen: TextForms): void {
  const draft = current().drafts.get(id)
  if (draft)
    set({ ...current(), drafts: new Map(current().drafts).set(id, { typed: draft.typed, seen }) })
}

export const dropDrafts = (ids: readonly string[]): void =>
  set(renewed(new Map([...current().drafts].filter(([id]) => !ids.includes(id)))))

export const useDrafts = (): Kept => useSyncExternalStore(subscribe, current, () => none)
