import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inspectionLimits } from '@portal/core/inspections/rules'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Booked } from './booked.tsx'
import { bookInspectionForm } from './booking-forms.ts'
import { Findings } from './findings.tsx'
import { InspectionGuide } from './inspection-guide.tsx'
import styles from './inspections.module.css'
import { type Booking, bookingQuery, type PermitPath } from './queries.ts'
import { SlotChoice } from './slot-choice.tsx'

/** For those who act for the permit: what is booked, what comes next, what was found. */
export function BookingPanel({ path }: { path: PermitPath }) {
  const { booking } = useSuspenseQuery(bookingQuery(path)).data
  if (booking === null) return null
  const open = booking.planned.filter(({ refusal }) => refusal === null)
  return (
    <>
      {booking.booked.map((one) => (
        <Booked key={one.id} booked={one} booking={booking} path={path} />
      ))}
      {booking.fees.length > 0 && <Fees booking={booking} />}
      {open.length > 0 && (
        <Book key={open.map(({ code }) => code).join()} {...{ booking, open, path }} />
      )}
      <Findings booking={booking} />
    </>
  )
}

function Fees({ booking: { fees } }: { booking: Booking }) {
  const { t, format } = useTexts()
  return (
    <Card title={t('Inspections.FeeTitle')}>
      {fees.map(({ amountCents, isForInspectingAgain, path }) => (
        <div key={path} className={styles.lines}>
          <p>
            {t(isForInspectingAgain ? 'Inspections.FeeAgain' : 'Inspections.FeeOfPermit', {
              amount: format.money(amountCents),
            })}
          </p>
          <p>
            <ButtonLink href={path}>
              {t('Inspections.Pay', { amount: format.money(amountCents) })}
            </ButtonLink>
          </p>
        </div>
      ))}
    </Card>
  )
}

interface BookProps {
  booking: Booking
  open: Booking['planned']
  path: PermitPath
}

function Book({ booking, open, path }: BookProps) {
  const { t, format } = useTexts()
  const { phone } = useApp().page.settings
  const queries = useQueryClient()
  const [first] = open
  const [code, setCode] = useState(first?.code ?? '')
  const form = useAppForm(bookInspectionForm, {
    during: async (send) => {
      try {
        return await send()
      } catch (error) {
        // Someone else took the slot: the page shows what is free now.
        await queries.invalidateQueries({ queryKey: bookingQuery(path).queryKey })
        throw error
      }
    },
  })
  const chosen = open.find((one) => one.code === code) ?? first
  if (!chosen) return null
  const { daysAhead } = booking.settings
  return (
    <Card title={t('Inspections.Next', { inspection: chosen.name })}>
      {booking.free.length === 0 ? (
        <Banner tone="info">
          {t('Inspections.NoneFree', { number: format.number(daysAhead), phone })}
        </Banner>
      ) : (
        <Form of={form}>
          <p>{t('Inspections.Lead')}</p>
          <input type="hidden" name="year" value={path.year} />
          <input type="hidden" name="number" value={path.number} />
          {open.length > 1 ? (
            <Select
              {...form.field('code', code)}
              options={open.map((one) => ({ value: one.code, label: one.name }))}
              onChange={(event) => setCode(event.target.value)}
            />
          ) : (
            <input type="hidden" name="code" value={chosen.code} />
          )}
          <SlotChoice form={form} booking={booking} id="book-slot" />
          <div className={styles.beside}>
            <TextInput
              {...form.field('contactName', booking.contactName)}
              maxLength={inspectionLimits.name}
              autoComplete="name"
              required
            />
            <TextInput
              {...form.field('contactPhone', booking.contactPhone)}
              hint={t('Inspections.ContactPhoneHint')}
              type="tel"
              maxLength={inspectionLimits.phone}
              autoComplete="tel"
              required
            />
          </div>
          <div className={styles.wide}>
            <TextInput
              {...form.field('note')}
              hint={t('Inspections.NoteHint')}
              maxLength={inspectionLimits.note}
              autoComplete="off"
              optional
            />
          </div>
          <Submit of={form} label="Inspections.Book" />
          <InspectionGuide code={chosen.code} />
        </Form>
      )}
    </Card>
  )
}
