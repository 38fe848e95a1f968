/** Delay after the last change before answers are saved. */
const pauseMs = 800

/** Saves answers while typing, so that leaving the page loses nothing. */
export function keepAnswers(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-page]')
  if (!form) return
  let timer = 0
  const keep = () => {
    clearTimeout(timer)
    timer = 0
    // Only strings: files were uploaded before and have no field name.
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
