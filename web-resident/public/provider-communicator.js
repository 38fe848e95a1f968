// In a hidden frame of the provider's page: passes its messages to our page around it.
const { origin } = document.body.dataset
window.addEventListener('message', (event) => {
  if (event.origin !== origin || event.source !== window.parent) return
  if (typeof event.data !== 'string') return
  window.parent.parent.postMessage({ providerSays: event.data }, window.location.origin)
})
