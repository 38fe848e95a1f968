const isWriting = (element: Element | null): boolean =>
  element !== null && element.matches('input, textarea, select, iframe, [contenteditable]')

const isBusy = (): boolean =>
  isWriting(document.activeElement) || document.querySelector('dialog[open]') !== null

/** Calls once a dialog would interrupt nothing. Returns a function that cancels. */
export function whenIdle(call: () => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  // The next element has focus only after this task.
  const look = () => void setTimeout(() => signal.aborted || ask())
  function ask() {
    if (isBusy()) return
    stopping.abort()
    call()
  }
  document.addEventListener('focusout', look, { signal })
  document.addEventListener('close', look, { signal, capture: true })
  look()
  return () => stopping.abort()
}
