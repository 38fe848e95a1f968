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
 * Says that a part of the page cannot be shown because its texts did not load, and offers a reload;
 * until they do. Outside of React's tree, which may be waiting.
 */
export function show({ find }: Texts, isOver: () => boolean): void {
  if (notice) return
  const alert = document.createElement('p')
  notice = alert
  alert.role = 'alert'
  // Inline, so that pages need no extra stylesheet.
  Object.assign(alert.style, look)
  const again = document.createElement('a')
  again.href = location.href
  again.textContent = find('Error.TryAgain')
  alert.append(`${find('Util.ErrorTryAgainLater')} `, again)
  document.body.append(alert)
  const timer = setInterval(() => {
    if (!isOver()) return
    clearInterval(timer)
    alert.remove()
    notice = undefined
  }, 500)
}
