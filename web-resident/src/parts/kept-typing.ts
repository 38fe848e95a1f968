import { fieldsIn } from '@portal/web-ui/forms/fields'
import { formNameField, isPasswordField } from '@portal/web-ui/forms/form-definition'

// What somebody typed when their session had ended: this tab keeps it until they have logged in again.

/** A control and what it held; `isTicked` of boxes and radio buttons. */
interface Held {
  readonly name: string
  readonly value: string
  readonly isTicked: boolean | null
}

interface Kept {
  /** Whose words: nobody else who logs in gets to see them. */
  readonly userId: string
  readonly path: string
  /** By the forms' names, in the order of the page. */
  readonly forms: readonly { readonly name: string; readonly held: readonly Held[] }[]
}

const storageName = 'kept-typing'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Never a password, and neither what no person types nor what a script may not fill in. */
const leftOut = new Set(['hidden', 'password', 'file', 'submit', 'button'])

const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement) &&
  element.name !== '' &&
  !leftOut.has(element.type) &&
  !isPasswordField(element.name)

const isTickable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const nameOf = (form: HTMLFormElement): string => fieldsIn(form).text(formNameField)

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl)

/** Keeps what stands in the forms of the page; tells whether there was anything. */
export function keepTyping(userId: string): boolean {
  const forms = [...document.forms].map((form) => ({
    name: nameOf(form),
    held: controlsOf(form).map((control) => ({
      name: control.name,
      value: control.value,
      isTicked: isTickable(control) ? control.checked : null,
    })),
  }))
  const isTyped = forms.some(
    ({ name, held }) => name !== '' && held.some(({ value, isTicked }) => isTicked ?? value !== ''),
  )
  if (!isTyped) return false
  const kept: Kept = { userId, path: location.pathname, forms }
  try {
    sessionStorage.setItem(storageName, JSON.stringify(kept))
    return true
  } catch {
    // A browser may allow no storage: then it is typed again.
    return false
  }
}

function takeKept(): Kept | null {
  try {
    const text = sessionStorage.getItem(storageName)
    sessionStorage.removeItem(storageName)
    // Written by `keepTyping` alone.
    return text === null ? null : (JSON.parse(text) as Kept)
  } catch {
    // As above.
    return null
  }
}

/** Puts it back as if it were typed, once, for the same person on the same page. */
export function restoreTyping(userId: string): void {
  const kept = takeKept()
  if (kept?.userId !== userId || kept.path !== location.pathname) return
  const now = [...document.forms]
  const putBack = () => {
    for (const [at, { name, held }] of kept.forms.entries()) {
      const form = now[at]
      if (form && name !== '' && nameOf(form) === name) fill(form, held)
    }
  }
  putBack()
  // An answer may bring further questions with it.
  requestAnimationFrame(putBack)
}

function fill(form: HTMLFormElement, held: readonly Held[]): void {
  const controls = controlsOf(form)
  for (const { name, value, isTicked } of held) {
    const at = controls.findIndex(
      (control) => control.name === name && (isTicked === null || control.value === value),
    )
    const [control] = at < 0 ? [] : controls.splice(at, 1)
    if (control && isTicked !== null && isTickable(control)) {
      if (control.checked !== isTicked) control.click()
    } else if (control && control.value !== value) type(control, value)
  }
}

/** React watches a control's own `value`; its prototype's goes by it, and the event tells of it. */
function type(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
  for (const event of ['input', 'change'])
    control.dispatchEvent(new Event(event, { bubbles: true }))
}
