/** Delay after the last change before answers are saved. */
const pauseMs = 800

/** Saves answers while typing, so that leaving the page loses nothing. */
export function keepAnswers(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-page]')
  if (!form) return
  let timer = 0
  let last = new AbortController()
  const stop = () => {
    clearTimeout(timer)
    timer = 0
    last.abort()
  }
  const keep = () => {
    stop()
    last = new AbortController()
    // Only strings: files were uploaded before and have no field name.
    const sent = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ])
    void fetch(location.href, {
      method: 'POST',
      body: new URLSearchParams([...sent, ['go', 'keep']]),
      keepalive: true,
      signal: last.signal,
    }).catch(() => {
      // Without a network, or stopped: the next step sends all answers of the page.
    })
  }
  form.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(keep, pauseMs)
  })
  form.addEventListener('files', keep)
  // A late answer could give the device another secret than the step's own.
  form.addEventListener('submit', stop)
  addEventListener('pagehide', () => timer && keep())
}
