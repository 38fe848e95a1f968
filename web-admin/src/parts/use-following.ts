import { useEffect, useRef } from 'react'
import { formNameField } from '@portal/web-ui/forms/form-definition'

const lines = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('\r\n', '\n')
    : ''

function follow(control: unknown, was: unknown, now: unknown): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (control.checked === was) control.checked = now === true
    return
  }
  const isText =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  if (isText && lines(control.value) === lines(was)) control.value = lines(now)
}

/**
 * Fields that the clerk left alone take what someone else saved; the next save would undo it. React
 * changes only the default of a field, and a browser keeps a value that was ever set.
 */
export function useFollowing(formName: string, current: object): void {
  const before = useRef(new Map(Object.entries(current)))
  useEffect(() => {
    const was = before.current
    before.current = new Map(Object.entries(current))
    const changed = [...before.current].filter(([name, value]) => was.get(name) !== value)
    if (changed.length === 0) return
    const field = `input[name="${formNameField}"][value="${formName}"]`
    const controls = document.querySelector<HTMLInputElement>(field)?.form?.elements
    for (const [name, value] of changed) follow(controls?.namedItem(name), was.get(name), value)
  }, [formName, current])
}
