declare global {
  interface Window {
    /** Until the page is alive: what watches for presses in vain. */
    earlyPress?: {
      /** From now on React hears presses as well. */
      heard(): void
      /** Ends the watch and gives the button that was last pressed in vain. */
      take(): HTMLElement | undefined
    }
  }
}

/**
 * Remembers which button was pressed before the page came alive. Links, forms and menus work by
 * themselves; a button that needs a script would forget it. While React waits for a part of the page
 * it stops the presses on that part; one that comes through then has been answered.
 */
export const watchForPress = `{let pressed,heard;const note=({target})=>{pressed=target.closest('button[type=button]')??pressed};const pass=()=>{if(heard)pressed=undefined};addEventListener('click',note,true);addEventListener('click',pass);window.earlyPress={heard(){heard=true},take(){removeEventListener('click',note,true);removeEventListener('click',pass);delete window.earlyPress;return pressed}}}`

/** Presses that button again, now that it answers. */
export function answerEarlyPress(): void {
  // In a task of its own: React may be here because of the very press that it is about to answer.
  setTimeout(() => window.earlyPress?.take()?.click())
}
