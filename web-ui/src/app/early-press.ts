declare global {
  interface Window {
    /** Until the page is alive: ends the watch and gives the button that was pressed last. */
    handOver?: () => HTMLElement | undefined
  }
}

/**
 * Remembers which button was pressed before the page came alive. Links, forms and menus work by
 * themselves; a button that needs a script would forget it.
 */
export const watchForPress = `{let pressed;const note=({target})=>{pressed=target.closest('button[type=button]')??pressed};addEventListener('click',note);window.handOver=()=>{removeEventListener('click',note);delete window.handOver;return pressed}}`

/** Presses that button again, now that it answers. */
export function answerEarlyPress(): void {
  const pressed = window.handOver?.()
  // In a task of its own: React wakes the button's part of the page for a press, but not amid its work.
  if (pressed) setTimeout(() => pressed.click())
}
