/** So long after the last change what was typed is kept. */
const pauseMs = 800

/** Keeps what is typed without waiting for the next step, so that nothing is lost with the page. */
export function keepAnswers(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-page]')
  if (!form) return
  let timer = 0
  const keep = () => {
    clearTimeout(timer)
    timer = 0
    // Strings only: a file has no name in the form, it went ahead.
    const sent = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ])
    void fetch(location.href, {
      method: 'POST',
      body: new URLSearchParams([...sent, ['go', 'keep']]),
      keepalive: true,
    })
  }
  form.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(keep, pauseMs)
  })
  form.addEventListener('files', keep)
  form.addEventListener('submit', () => clearTimeout(timer))
  addEventListener('pagehide', () => timer && keep())
}
