import { useTexts } from '../texts/index.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { pageWindow } from './page-window.ts'
import styles from './pager.module.css'

interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  /** Pages are links, so paging works without JavaScript. */
  href: (page: number) => string
  /** Names the pager when a page has more than one. */
  label?: string
  /** For client-side lists: called instead of following the link. */
  onPage?: (page: number) => void
}

/** "Page X of N" with links to neighbors; nothing for one page. */
export function Pager({ page, pages, href, label, onPage }: PagerProps) {
  const { t } = useTexts()
  if (pages <= 1) return null
  const link = (to: number) => ({
    href: href(to),
    onClick:
      onPage && ((event: { preventDefault: () => void }) => (event.preventDefault(), onPage(to))),
  })
  return (
    <nav className={styles.pager} aria-label={label ?? t('Pager.Label')}>
      {page > 1 && (
        <a {...link(page - 1)} rel="prev" className={styles.step}>
          <ChevronLeftIcon />
          {t('Pager.Previous')}
        </a>
      )}
      <ul className={styles.pages}>
        {pageWindow(page, pages).map((one, index) => (
          <li key={one ?? (index === 1 ? 'before' : 'after')}>
            {one === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                {...link(one)}
                aria-label={t('Pager.GoTo', { page: one })}
                aria-current={one === page ? 'page' : undefined}
              >
                {one}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.where}>{t('Pager.PageOf', { page, pages })}</p>
      {page < pages && (
        <a {...link(page + 1)} rel="next" className={styles.step}>
          {t('Pager.Next')}
          <ChevronRightIcon />
        </a>
      )}
    </nav>
  )
}
