import { askAgain, type HostedMessage, sentElementId } from '../messages.ts'

const tell = (message: HostedMessage): void => window.parent.postMessage(message, location.origin)

/** Sends the framing page the form's height, steps and result. */
export function tellPortal(): void {
  if (window.parent === window) return
  const root = document.documentElement
  root.dataset['framed'] = ''
  const tellHeight = () => tell({ type: 'height', height: document.body.scrollHeight })
  new ResizeObserver(tellHeight).observe(document.body)
  tellHeight()
  if (new URLSearchParams(location.search).has('step')) {
    tell({ type: 'step' })
    document.querySelector<HTMLElement>('[data-begin]')?.focus()
  }
  const { submission, fee } = document.getElementById(sentElementId)?.dataset ?? {}
  const tellSuccess = () =>
    submission !== undefined &&
    tell({ type: 'success', portalSubmissionId: submission, feeTotal: Number(fee) })
  tellSuccess()
  // The framing page may start to listen later: then it asks.
  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source !== window.parent || data !== askAgain) return
    tellHeight()
    tellSuccess()
  })
}
