/** Shows the fields that are asked by what stands on the page, and hides the others. */
export function showAskedFields(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-page]')
  if (!form) return
  // With a script the page shows at once what it asks: the server need not show it again.
  form.querySelector('input[name="shown"]')?.remove()
  const parts = [...form.querySelectorAll<HTMLElement>('[data-when]')]
  const names = new Set([...form.elements].map((control) => control.getAttribute('name')))
  const show = () => {
    // From the top: what hangs on a field that is hidden is hidden too.
    for (const part of parts) {
      const { when = '', is = '[]' } = part.dataset
      // The answer stands on an earlier page: the server has decided.
      if (!names.has(when)) continue
      // Written by our own server.
      const wanted = JSON.parse(is) as string[]
      const control = form.elements.namedItem(when)
      const at = control instanceof RadioNodeList ? control[0] : control
      const isHidden = at instanceof Element && at.closest('[hidden]') !== null
      part.hidden =
        isHidden ||
        !new FormData(form)
          .getAll(when)
          .some((value) => typeof value === 'string' && wanted.includes(value))
    }
  }
  form.addEventListener('input', show)
  show()
}
