import type { Texts } from '../texts/index.tsx'

const look: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  zIndex: '31',
  insetBlockEnd: '1rem',
  insetInline: '1rem',
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: '0.75rem 1rem',
  border: '2px solid var(--bad)',
  borderRadius: 'var(--radius)',
  background: 'var(--raised)',
  boxShadow: 'var(--shadow)',
}

let notice: HTMLElement | undefined

/**
 * Says that a part of the page cannot be shown because its texts could not be fetched, and offers to load
 * the whole page; until they came. It stands outside of what React renders, which may be what waits.
 */
export function show({ find }: Texts, isOver: () => boolean): void {
  if (notice) return
  const told = document.createElement('p')
  notice = told
  told.role = 'alert'
  // Set by the script: a stylesheet of its own would have to be named where no page is in trouble.
  Object.assign(told.style, look)
  const again = document.createElement('a')
  again.href = location.href
  again.textContent = find('Error.TryAgain')
  told.append(`${find('Util.ErrorTryAgainLater')} `, again)
  document.body.append(told)
  const timer = setInterval(() => {
    if (!isOver()) return
    clearInterval(timer)
    told.remove()
    notice = undefined
  }, 500)
}
