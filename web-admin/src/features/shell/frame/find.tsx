import { useEffect, useEffectEvent } from 'react'
import { SearchIcon } from '@portal/web-ui/icons'
import { useTexts } from '@portal/web-ui/texts'
import styles from './staff-frame.module.css'

interface FindProps {
  onOpen: () => void
}

/** Opens the command palette; without JavaScript, a link to the search for people. */
export function Find({ onOpen }: FindProps) {
  const { t } = useTexts()
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      // In rich text it is the key for a link.
      if (event.defaultPrevented) return
      // Browsers search the web by it.
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const label = (
    <>
      <SearchIcon size="small" />
      <span>{t('Palette.Open')}</span>
    </>
  )
  return (
    <>
      <a href="/people" className={styles.findLink}>
        {label}
      </a>
      <button
        type="button"
        className={styles.find}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onOpen}
      >
        {label}
        <kbd aria-hidden="true">{t('Palette.Keys')}</kbd>
      </button>
    </>
  )
}
