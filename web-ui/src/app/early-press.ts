declare global {
  interface Window {
    /** Until the page is hydrated: records presses that had no effect. */
    earlyPress?: {
      /** From now on React hears presses, too. */
      heard(): void
      /** Stops recording; returns the last pressed button. */
      take(): HTMLElement | undefined
    }
  }
}

/**
 * Remembers which button was pressed before hydration. Links, forms and menus work by themselves; a
 * button that needs JavaScript would lose the press. While React hydrates a part it stops the
 * presses there; one that comes through was handled.
 */
export const watchForPress = `{let pressed,heard;const note=({target})=>{pressed=target.closest('button[type=button]')??pressed};const pass=()=>{if(heard)pressed=undefined};addEventListener('click',note,true);addEventListener('click',pass);window.earlyPress={heard(){heard=true},take(){removeEventListener('click',note,true);removeEventListener('click',pass);delete window.earlyPress;return pressed}}}`

export function answerEarlyPress(): void {
  // In its own task: React may be hydrating because of this press, and then handles it.
  setTimeout(() => window.earlyPress?.take()?.click())
}
