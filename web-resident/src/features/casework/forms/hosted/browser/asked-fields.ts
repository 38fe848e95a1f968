/** Shows or hides conditional fields by the answers on the page. */
export function showAskedFields(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-page]')
  if (!form) return
  // With JavaScript the server need not show the page again for new fields.
  form.querySelector('input[name="shown"]')?.remove()
  const parts = [...form.querySelectorAll<HTMLElement>('[data-when]')]
  const names = new Set([...form.elements].map((control) => control.getAttribute('name')))
  const show = () => {
    // Top down, since fields that depend on a hidden field are hidden, too.
    for (const part of parts) {
      const { when = '', is = '[]' } = part.dataset
      // The answer is on an earlier page: the server has decided.
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
      // A select still offers a hidden option in some browsers.
      if (part instanceof HTMLOptionElement) leaveOut(part)
    }
  }
  form.addEventListener('input', show)
  show()
}

function leaveOut(option: HTMLOptionElement): void {
  // In some browsers `hidden` is a text.
  option.disabled = Boolean(option.hidden)
  const list = option.closest('select')
  if (option.hidden && option.selected && list) list.value = ''
}
