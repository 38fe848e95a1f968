import { ChevronRightIcon } from '@portal/web-ui/icons'
import { useTexts } from '@portal/web-ui/texts'
import { placeOf } from './rail-entries.ts'
import styles from './staff-frame.module.css'

/** Where the screen is, the same on all; its heading says the rest. */
export function Trail({ path }: { path: string }) {
  const { t } = useTexts()
  const place = placeOf(path)
  if (!place || path === '/') return <span className={styles.trail} />
  const { group, entry } = place
  return (
    <nav aria-label={t('Util.Breadcrumb')} className={styles.trail}>
      <ol className={styles.steps}>
        {group.title && <li>{t(group.title)}</li>}
        <li>
          {group.title && <ChevronRightIcon size="small" />}
          <a href={entry.path} aria-current={path === entry.path ? 'page' : undefined}>
            {t(entry.text)}
          </a>
        </li>
      </ol>
    </nav>
  )
}
