import { useQueryClient } from '@tanstack/react-query'
import { hourText } from '@portal/core/kernel/rules'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { moveInspectionForm } from './booking-forms.ts'
import { CancelInspection } from './cancel-inspection.tsx'
import { InspectionGuide } from './inspection-guide.tsx'
import styles from './inspections.module.css'
import { type BookedProps, bookingQuery } from './queries.ts'
import { SlotChoice } from './slot-choice.tsx'

/** When the inspector comes, and until the cut-off another time or none. */
export function Booked({ booked, booking, path }: BookedProps) {
  const { t, format, language } = useTexts()
  const { phone } = useApp().page.settings
  const { canChange, code, contactName, contactPhone, day, id, inspector, name, place } = booked
  const hours = booking.settings[booked.window]
  return (
    <Card title={t('Inspections.BookedTitle', { inspection: name })}>
      <Stack>
        <div className={styles.lines}>
          <p className={styles.when}>
            {t('Inspections.WindowOfDay', {
              day: format.date(day, 'weekdayDay'),
              from: hourText(hours.from, language),
              to: hourText(hours.to, language),
            })}
          </p>
          {place !== null && <p>{t('Inspections.Place', { number: format.number(place) })}</p>}
          <p>{t('Inspections.Lead')}</p>
          {inspector && <p>{t('Inspections.Inspector', { name: inspector })}</p>}
          {contactName && (
            <p>{t('Inspections.Contact', { name: contactName, phone: contactPhone })}</p>
          )}
        </div>
        <p className={styles.links}>
          {/* getInspectionCalendar, which the browser saves by itself. */}
          <a href={`/api/inspections/${id}/calendar?lng=${language}`} download>
            {t('Inspections.Calendar')}
          </a>
        </p>
        <InspectionGuide code={code} />
        {canChange ? (
          <>
            {booking.free.length > 0 && <Move booked={booked} booking={booking} path={path} />}
            <CancelInspection booked={booked} path={path} />
          </>
        ) : (
          <p>{t('Inspections.TooLateNow', { phone })}</p>
        )}
      </Stack>
    </Card>
  )
}

function Move({ booked: { id }, booking, path }: BookedProps) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const form = useAppForm(moveInspectionForm, {
    during: async (send) => {
      try {
        return await send()
      } catch (error) {
        await queries.invalidateQueries({ queryKey: bookingQuery(path).queryKey })
        throw error
      }
    },
  })
  const isAnswered = useApp().page.form?.name === form.name
  return (
    <details open={isAnswered || undefined}>
      <summary>{t('Inspections.Move')}</summary>
      <Form of={form}>
        <input type="hidden" name="year" value={path.year} />
        <input type="hidden" name="number" value={path.number} />
        <input type="hidden" name="id" value={id} />
        <SlotChoice form={form} booking={booking} id={`move-${id}`} />
        <Submit of={form} label="Inspections.MoveTo" look="quiet" />
      </Form>
    </details>
  )
}
