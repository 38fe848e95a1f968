import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BroadcastChannel } from '@portal/core/broadcasts/rules'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import type { AudienceEdit } from './audience-fields.ts'
import styles from './broadcasts.module.css'
import { sizeQuery } from './queries.ts'

export interface Chosen {
  readonly options: AudienceEdit
  readonly channels: BroadcastChannel[]
}

/** A person who checks boxes checks the next one sooner. */
const settledMs = 400

/** How many people it would reach, while it is being chosen. */
export function AudienceSize({ chosen }: { chosen: Chosen }) {
  const { t } = useTexts()
  const wanted = JSON.stringify(chosen)
  const [settled, setSettled] = useState(chosen)
  useEffect(() => {
    const timer = setTimeout(
      // Our own text.
      () => setSettled(JSON.parse(wanted) as Chosen),
      settledMs,
    )
    return () => clearTimeout(timer)
  }, [wanted])
  const { data } = useQuery({
    ...sizeQuery(settled.options, settled.channels),
    placeholderData: keepPreviousData,
  })
  if (!data) return <Status className={styles.size}>{t('Broadcasts.Counting')}</Status>
  const { count, byMail, byPush, optedOut } = data
  const { channels } = settled
  return (
    <Status className={styles.size}>
      <strong>{t('Broadcasts.Reaches', { count })}</strong>
      <span>
        {[
          ...(channels.includes('mail') ? [t('Broadcasts.ReachesMail', { count: byMail })] : []),
          ...(channels.includes('push') ? [t('Broadcasts.ReachesPush', { count: byPush })] : []),
          ...(optedOut > 0 ? [t('Broadcasts.Spares', { count: optedOut })] : []),
        ].join(' ')}
      </span>
    </Status>
  )
}
