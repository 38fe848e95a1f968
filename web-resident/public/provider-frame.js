// Our page around the payment provider's: opens it, receives its messages through the communicator,
// asks our API for the actual result, and notifies the framing page.
const { kind, mode, check, body } = document.body.dataset
document.body.classList.add('scripted')
const form = document.querySelector('form')
const frame = document.querySelector('iframe')

const tell = (event, facts = {}) => {
  const message = { event, ...facts }
  window.parent.postMessage(message, window.location.origin)
  // For the mobile app's web view.
  window.ReactNativeWebView?.postMessage(JSON.stringify(message))
}

const words = {
  payment: { done: 'PAYMENTPROCESS-SUCCESS', failed: 'PAYMENTPROCESS-ERROR' },
  method: { done: 'PAYMENT-ADDED', failed: 'PAYMENT-ERROR' },
}[kind]

/** Only our API's result counts as done. */
async function finish(transactionId) {
  tell('PAYMENTPROCESS-SUBMIT')
  tell('OVERLAY-ON')
  try {
    const answer = await fetch(check, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...JSON.parse(body), ...(kind === 'payment' && { transactionId }) }),
    })
    const outcome = answer.ok ? await answer.json() : null
    const isDone = kind === 'payment' ? outcome?.status === 'paid' : outcome !== null
    tell(isDone ? words.done : words.failed, { outcome })
  } catch {
    // Offline: the result is unknown, and the framing page says so and retries.
    tell(words.failed, { outcome: null })
  } finally {
    tell('OVERLAY-OFF')
  }
}

const transactionIn = (response) => {
  try {
    return String(JSON.parse(response).transId ?? '') || null
  } catch {
    return null
  }
}

const answers = {
  resizeWindow: (said) => {
    const height = Math.min(Math.max(Number(said.get('height')) || 0, 200), 5000)
    frame.style.height = `${height}px`
    tell('HEIGHT', { height })
  },
  transactResponse: (said) => void finish(transactionIn(said.get('response'))),
  successfulSave: () => void finish(null),
  cancel: () => tell(kind === 'payment' ? 'PAYMENTPROCESS-CANCEL' : 'PAYMENT-CANCEL'),
}

window.addEventListener('message', (event) => {
  if (event.origin !== window.location.origin || typeof event.data?.providerSays !== 'string')
    return
  const said = new URLSearchParams(event.data.providerSays)
  answers[said.get('action')]?.(said)
})

if (mode === 'frame') {
  tell('OVERLAY-ON')
  frame.addEventListener('load', () => tell('OVERLAY-OFF'), { once: true })
}
form.submit()
