// The question before the provider's page: reports to the framing page that it loaded, its height,
// and a no.
const tell = (event, facts = {}) => {
  const message = { event, ...facts }
  window.parent.postMessage(message, window.location.origin)
  // For the mobile app's web view.
  window.ReactNativeWebView?.postMessage(JSON.stringify(message))
}

const leave = document.querySelector('[data-leave]')
if (leave) {
  leave.hidden = false
  leave.addEventListener('click', () => tell('PAYMENTPROCESS-CANCEL'))
}
tell('OVERLAY-OFF')
