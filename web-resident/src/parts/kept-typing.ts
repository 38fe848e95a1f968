import { fieldsIn } from '@portal/web-ui/forms/fields'
import { formNameField, isPasswordField } from '@portal/web-ui/forms/form-definition'

// Input typed when the session had ended, kept in this tab until the next login.

/** `isChecked` is for checkboxes and radio buttons. */
interface Held {
  readonly name: string
  readonly value: string
  readonly isChecked: boolean | null
}

interface Kept {
  /** Restored only for the same user. */
  readonly userId: string
  readonly path: string
  /** By form name, in page order. */
  readonly forms: readonly { readonly name: string; readonly held: readonly Held[] }[]
}

const storageName = 'kept-typing'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Never passwords, hidden fields, or fields that a script cannot fill. */
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

/** Saves the page's forms; returns whether there was any input. */
export function keepTyping(userId: string): boolean {
  const forms = [...document.forms].map((form) => ({
    name: nameOf(form),
    held: controlsOf(form).map((control) => ({
      name: control.name,
      value: control.value,
      isChecked: isTickable(control) ? control.checked : null,
    })),
  }))
  const isTyped = forms.some(
    ({ name, held }) =>
      name !== '' && held.some(({ value, isChecked }) => isChecked ?? value !== ''),
  )
  if (!isTyped) return false
  const kept: Kept = { userId, path: location.pathname, forms }
  try {
    sessionStorage.setItem(storageName, JSON.stringify(kept))
    return true
  } catch {
    // No storage: the input is lost.
    return false
  }
}

function takeKept(): Kept | null {
  try {
    const text = sessionStorage.getItem(storageName)
    sessionStorage.removeItem(storageName)
    // Only `keepTyping` writes it.
    return text === null ? null : (JSON.parse(text) as Kept)
  } catch {
    // As above.
    return null
  }
}

/** Restores the input as if typed, once, for the same person and page. */
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
  // An answer may reveal more questions.
  requestAnimationFrame(putBack)
}

function fill(form: HTMLFormElement, held: readonly Held[]): void {
  const controls = controlsOf(form)
  for (const { name, value, isChecked } of held) {
    const at = controls.findIndex(
      (control) => control.name === name && (isChecked === null || control.value === value),
    )
    const [control] = at < 0 ? [] : controls.splice(at, 1)
    if (control && isChecked !== null && isTickable(control)) {
      if (control.checked !== isChecked) control.click()
    } else if (control && control.value !== value) type(control, value)
  }
}

/** Sets the prototype's `value`, past React's tracking, and fires the event that React needs. */
function type(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
  for (const event of ['input', 'change'])
    control.dispatchEvent(new Event(event, { bubbles: true }))
}
