import { useTexts } from '@portal/web-ui/texts'
import styles from './tab-links.module.css'

interface TabLinksProps<Key extends string> {
  label: string
  keys: readonly Key[]
  current: Key
  nameOf: (key: Key) => string
  href: (key: Key) => string
  /** How much each of them has. */
  counts?: Readonly<Record<Key, number>>
}

/** One of several lists, each at its own address. */
export function TabLinks<Key extends string>({
  label,
  keys,
  current,
  nameOf,
  href,
  counts,
}: TabLinksProps<Key>) {
  const { format } = useTexts()
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <a href={href(key)} aria-current={key === current ? 'page' : undefined}>
              {nameOf(key)}
              {counts && (
                <>
                  {' '}
                  <span className={styles.count}>{format.number(counts[key])}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
