// The list's state is the page's own: a checkbox is the selection.

export const boxesIn = (list: ParentNode | null): readonly HTMLInputElement[] => [
  ...(list?.querySelectorAll<HTMLInputElement>('[data-row] input[type=checkbox]') ?? []),
]

/** Focuses a field of the open request, and opens what hides it; presses a button. */
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
