import type { TextKey } from '@portal/core/texts/rules'

/** The eight kinds of toast (spec, resident section 4) and their default texts. */
export const toastTexts = {
  Success: 'Toast.success',
  SuccessAdd: 'Toast.success-add',
  SuccessRemove: 'Toast.success-remove',
  SuccessUpdate: 'Toast.success-update',
  Error: 'Toast.error',
  ErrorAdd: 'Toast.error-add',
  ErrorRemove: 'Toast.error-remove',
  ErrorUpdate: 'Toast.error-update',
} as const satisfies Record<string, TextKey>

export type ToastKind = keyof typeof toastTexts

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: TextKey
  readonly values: Readonly<Record<string, string | number>> | undefined
}

/** Spec, resident section 9. */
export const toastMs = 5_000

let toasts: readonly Toast[] = []
let lastId = 0
let isHeld = false
/** Timers of visible toasts; none run while toasts are held. */
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

export const getToasts = () => toasts

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

const start = (id: number) => timers.set(id, setTimeout(dismissToast, toastMs, id))

/** Starts its 5 s, since its text may load late. */
export function toastIsSeen(id: number) {
  start(id)
  if (isHeld) clearTimeout(timers.get(id))
}

/** Shows a toast for 5 s; `text` replaces the kind's text. */
export function showToast(
  kind: ToastKind,
  options: { text?: TextKey; values?: Toast['values'] } = {},
) {
  const id = ++lastId
  set([...toasts, { id, kind, text: options.text ?? toastTexts[kind], values: options.values }])
}

export function dismissToast(id: number) {
  clearTimeout(timers.get(id))
  timers.delete(id)
  set(toasts.filter((toast) => toast.id !== id))
  // A removed region fires no pointer leave event.
  if (toasts.length === 0) isHeld = false
}

/** While toasts have pointer or focus they stay; afterwards each gets its full time again. */
export function holdToasts(hold: boolean) {
  if (hold === isHeld) return
  isHeld = hold
  for (const [id, timer] of timers) {
    clearTimeout(timer)
    if (!hold) start(id)
  }
}
