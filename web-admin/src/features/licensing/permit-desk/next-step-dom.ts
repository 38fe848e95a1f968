const controls = 'input:not([type=hidden]), select, textarea, button, [tabindex]'

/** Focuses the first thing to do at the open permit, or what it waits for. */
export function focusNextStep(desk: ParentNode | null): void {
  desk?.querySelector<HTMLElement>(`[data-next-step] :is(${controls})`)?.focus()
}
