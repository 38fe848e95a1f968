import { type Fields, fieldsOf } from '@portal/web-ui/forms/fields'

/** Reads an element's controls like a form's. */
export function fieldsWithin(element: Element): Fields {
  const typed: (readonly [name: string, value: string])[] = []
  for (const control of element.querySelectorAll<Control>('input, select, textarea')) {
    const isBox = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)
    if (!isBox || control.checked) typed.push([control.name, control.value])
  }
  return fieldsOf(typed)
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
