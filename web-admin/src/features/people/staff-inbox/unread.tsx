import { useQuery } from '@tanstack/react-query'
import { BellIcon } from '@portal/web-ui/icons'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { countQuery, countText } from './queries.ts'
import styles from './unread.module.css'

/** Beside the inbox's name: how many are unread. */
export function Unread() {
  const texts = useTexts()
  const { data } = useQuery(countQuery())
  const count = countText(texts, data?.unread ?? 0)
  const words = texts.t('Inbox.UnreadCount', { number: count })
  if (!data || data.unread === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}

/** In the bar, on every screen. */
export function Bell() {
  const { t } = useTexts()
  return (
    <a href="/inbox" className={styles.bell} title={t('Inbox.Title')}>
      <BellIcon />
      <VisuallyHidden>{t('Inbox.Title')} </VisuallyHidden>
      <Unread />
    </a>
  )
}
