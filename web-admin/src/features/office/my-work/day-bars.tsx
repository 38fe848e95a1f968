import { useTexts } from '@portal/web-ui/texts'
import styles from './my-work.module.css'

interface Day {
  readonly day: string
  readonly received: number
  readonly closed: number
}

const step = 10
const height = 64

/** Received beside closed for each day, with the same numbers as a table. */
export function DayBars({ days }: { days: readonly Day[] }) {
  const { t, format } = useTexts()
  const sum = (key: 'received' | 'closed') => days.reduce((total, day) => total + day[key], 0)
  const most = Math.max(1, ...days.map((day) => Math.max(day.received, day.closed)))
  const high = (value: number) => (value / most) * height
  const totals = { received: format.number(sum('received')), closed: format.number(sum('closed')) }
  return (
    <>
      <p className={styles.soft}>{t('MyWork.MonthSum', totals)}</p>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('MyWork.Chart', { ...totals, most: format.number(most) })}
      >
        {days.map(({ day, received, closed }, nth) => (
          <g key={day}>
            <rect
              className={styles.received}
              x={nth * step + 1}
              width={4}
              y={height - high(received)}
              height={high(received)}
            />
            <rect
              className={styles.closed}
              x={nth * step + 5}
              width={4}
              y={height - high(closed)}
              height={high(closed)}
            />
          </g>
        ))}
      </svg>
      <ul className={styles.legend}>
        <li>{t('MyWork.Received')}</li>
        <li>{t('MyWork.Closed')}</li>
      </ul>
      <details>
        <summary>{t('MyWork.Table')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('MyWork.Day')}</th>
              <th scope="col">{t('MyWork.Received')}</th>
              <th scope="col">{t('MyWork.Closed')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, received, closed }) => (
              <tr key={day}>
                <th scope="row">{format.date(day)}</th>
                <td>{format.number(received)}</td>
                <td>{format.number(closed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
