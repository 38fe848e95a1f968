const isWriting = (element: Element | null): boolean =>
  element !== null && element.matches('input, textarea, select, iframe, [contenteditable]')

const isBusy = (): boolean =>
  isWriting(document.activeElement) || document.querySelector('dialog[open]') !== null

/**
 * Calls as soon as a dialog would interrupt nobody: while somebody writes, or answers another dialog, it
 * waits for the end of that. Gives what calls it off.
 */
export function whenUndisturbing(call: () => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  // What gets the focus next has it only after this.
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
