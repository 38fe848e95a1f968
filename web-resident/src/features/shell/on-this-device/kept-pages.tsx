import { useEffect, useState } from 'react'
import { useTexts } from '@portal/web-ui/texts'
import { type KeptPage, listKeptPages } from '../../../device/list-kept-pages.ts'
import styles from './on-this-device.module.css'

/** The public pages that open without a network. */
export function KeptPages() {
  const { t, format } = useTexts()
  const [pages, setPages] = useState<readonly KeptPage[]>([])
  useEffect(() => {
    listKeptPages().then(setPages, () => undefined)
  }, [])
  if (pages.length === 0) return <p>{t('OnDevice.PagesNone')}</p>
  return (
    <>
      <p>{t('OnDevice.PagesText')}</p>
      <ul className={styles.list}>
        {pages.map(({ path, title, keptAt }) => (
          <li key={path}>
            <a href={path}>{title}</a> <small>{format.date(keptAt, 'dayTime')}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
