import { inspectionWindows } from '@portal/core/inspections/rules'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { windowTexts } from './change-inspection.tsx'
import styles from './inspections.module.css'
import type { Week } from './queries.ts'

/** Who has slots or visits on working days; each cell leads to that day's list. */
export function WeekTable({ week }: { week: Week }) {
  const { t, format } = useTexts()
  const { inspections, inspectors, slots, today } = week
  const days = week.days.filter(({ isWorkingDay }) => isWorkingDay)
  const isBusy = (id: string | null) =>
    slots.some((slot) => slot.inspectorId === id) ||
    inspections.some((one) => one.inspectorId === id)
  const rows = [
    ...inspectors.filter(({ id }) => isBusy(id)),
    ...(isBusy(null) ? [{ id: null, name: t('InspectionDesk.Anyone') }] : []),
  ]
  const cell = (day: string, inspectorId: string | null) =>
    inspectionWindows.flatMap((window) => {
      const slot = slots.find(
        (one) => one.day === day && one.window === window && one.inspectorId === inspectorId,
      )
      const visits = inspections.filter(
        (one) => one.day === day && one.window === window && one.inspectorId === inspectorId,
      ).length
      if (!slot && visits === 0) return []
      const capacity = slot?.capacity ?? 0
      const closed = visits === 0 ? t('InspectionDesk.Closed') : format.number(visits)
      const text =
        capacity === 0
          ? closed
          : t('InspectionDesk.Booked', {
              booked: format.number(visits),
              capacity: format.number(capacity),
            })
      return [{ window, text, isFull: slot !== undefined && slot.left === 0 }]
    })
  return (
    // A scrolling table needs a stop for the keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
    <section className={styles.scroll} tabIndex={0} aria-label={t('InspectionDesk.Week')}>
      <table className={styles.week}>
        <caption>
          <VisuallyHidden>{t('InspectionDesk.Week')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('InspectionDesk.Inspector')}</th>
            {days.map(({ day }) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                {format.date(day, 'weekdayDay')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name }) => (
            <tr key={id ?? 'anyone'}>
              <th scope="row">{name}</th>
              {days.map(({ day }) => (
                <td key={day}>
                  {cell(day, id).map(({ window, text, isFull }) => {
                    const words = (
                      <>
                        <span>{t(windowTexts[window])}</span> <b>{text}</b>
                      </>
                    )
                    return id === null ? (
                      <span key={window} className={styles.cell} data-full={isFull || undefined}>
                        {words}
                      </span>
                    ) : (
                      <a
                        key={window}
                        className={styles.cell}
                        data-full={isFull || undefined}
                        href={`/inspections/today?day=${day}&inspector=${id}`}
                      >
                        {words}
                      </a>
                    )
                  })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
