// The question before the provider's page: tells whoever frames it that it stands, how tall it is, and a no.
const tell = (event, facts = {}) => {
  const message = { event, ...facts }
  window.parent.postMessage(message, window.location.origin)
  // A phone's app that shows us in a web view of its own.
  window.ReactNativeWebView?.postMessage(JSON.stringify(message))
}

const leave = document.querySelector('[data-leave]')
if (leave) {
  leave.hidden = false
  leave.addEventListener('click', () => tell('PAYMENTPROCESS-CANCEL'))
}
tell('OVERLAY-OFF')
