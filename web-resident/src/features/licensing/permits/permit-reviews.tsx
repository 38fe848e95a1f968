import { Card } from '@portal/web-ui/card'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { disciplineNames } from './discipline-names.ts'
import styles from './permits.module.css'
import type { Permit } from './queries.ts'

type Review = Permit['reviews'][number]

const results = {
  waiting: { text: 'Permits.ReviewWaiting', color: 'yellow' },
  approved: { text: 'Permits.ReviewApproved', color: 'green' },
  corrections: { text: 'Permits.ReviewCorrections', color: 'orange' },
} as const

/** Who reviews what, and since when: the latest version first. */
export function PermitReviews({ reviews }: { reviews: readonly Review[] }) {
  const { t, format } = useTexts()
  const columns: readonly Column<Review>[] = [
    {
      key: 'by',
      header: t('Permits.ReviewBy'),
      isRowHeader: true,
      render: ({ discipline, round, comment }) => (
        <>
          {t(disciplineNames[discipline])}
          {round > 1 && <span className={styles.soft}>{t('Permits.Round', { round })}</span>}
          {comment && <span className={styles.soft}>{comment}</span>}
        </>
      ),
    },
    {
      key: 'held',
      header: t('Permits.HeldBy'),
      render: ({ reviewer }) => reviewer ?? t('Permits.NotTaken'),
    },
    {
      key: 'done',
      header: t('Permits.Done'),
      render: ({ result, doneOn, startedOn }) => (
        <span>
          <StatusBadge color={results[result].color}>{t(results[result].text)}</StatusBadge>
          <span className={styles.soft}>
            {doneOn ? format.date(doneOn) : t('Permits.Since', { day: format.date(startedOn) })}
          </span>
        </span>
      ),
    },
  ]
  return (
    <Card title={t('Permits.Reviews')}>
      <Table
        caption={t('Permits.Reviews')}
        isCaptionHidden
        columns={columns}
        rows={reviews}
        rowKey={({ discipline, round }) => `${discipline} ${round}`}
        empty={<p>{t('Permits.NoReviews')}</p>}
      />
    </Card>
  )
}
