import { useTexts } from '../texts/index.tsx'
import styles from './breadcrumb.module.css'
import { ChevronRightIcon } from './icons.tsx'

interface BreadcrumbProps {
  /** From the home page down; the last is this page and needs no href. */
  items: readonly { label: string; href?: string }[]
}

export function Breadcrumb({ items }: BreadcrumbProps) {
  const { t } = useTexts()
  return (
    <nav aria-label={t('Util.Breadcrumb')}>
      <ol className={styles.trail}>
        {items.map(({ label, href }, index) => (
          <li key={label}>
            {index > 0 && <ChevronRightIcon size="small" />}
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
