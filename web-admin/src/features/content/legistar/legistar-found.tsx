import { Card } from '@portal/web-ui/card'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import styles from './legistar.module.css'
import type { LegistarRecord, LegistarReport } from './queries.ts'

const groups = [
  { state: 'missing', title: 'Legistar.Missing', lead: 'Legistar.MissingText' },
  { state: 'kept', title: 'Legistar.KeptHere', lead: 'Legistar.KeptHereText' },
  { state: 'changed', title: 'Legistar.Changed', lead: null },
  { state: 'added', title: 'Legistar.Added', lead: null },
] as const

/** Of each state, as the report has them. */
const shown = 50

/** First what staff have to decide. */
export function LegistarFound({
  report: { counts, records, notes, isRefused },
}: {
  report: LegistarReport
}) {
  const { t } = useTexts()
  const sum = (state: LegistarRecord['state']) =>
    Object.values(counts).reduce((all, of) => all + (of[state] ?? 0), 0)
  if (isRefused) return null
  return (
    <Card title={t('Legistar.Found')}>
      <Stack>
        {records.length === 0 && <p>{t('Legistar.NothingNew')}</p>}
        {groups.map(({ state, title, lead }) => {
          const of = records.filter((record) => record.state === state)
          if (of.length === 0) return null
          return (
            <section key={state}>
              <h3>{t(title, { count: Math.max(of.length, sum(state)) })}</h3>
              {lead && <p>{t(lead)}</p>}
              {of.length === shown && <p>{t('Legistar.FirstShown', { shown })}</p>}
              <Records of={of} />
            </section>
          )
        })}
        {notes.length > 0 && (
          <section>
            <h3>{t('Legistar.Notes')}</h3>
            <ul className={styles.records}>
              {notes.map(({ code, about }) => (
                <li key={`${code} ${about}`}>
                  <strong>{about}</strong> {t(`Legistar.note-${code}`)}
                </li>
              ))}
            </ul>
          </section>
        )}
      </Stack>
    </Card>
  )
}

function Records({ of }: { of: readonly LegistarRecord[] }) {
  const { t } = useTexts()
  return (
    <ul className={styles.records}>
      {of.map(({ list, label, boardId }) => (
        <li key={`${list} ${label}`}>
          {t(`ContentImport.Lists_${list}`)}:{' '}
          {boardId ? <a href={`/boards/${boardId}`}>{label}</a> : label}
        </li>
      ))}
    </ul>
  )
}
