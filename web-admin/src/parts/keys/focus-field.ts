/** Focuses a field of the open record, and opens what hides it; presses a button. */
export function focusField(panel: ParentNode | null, name: string): boolean {
  const field = panel?.querySelector<HTMLElement>(`[name="${name}"]:not([type=hidden])`)
  if (!field) return false
  const fold = field.closest('details')
  if (fold) fold.open = true
  field.focus()
  if (field instanceof HTMLButtonElement) field.click()
  field.scrollIntoView({ block: 'nearest' })
  return true
}
