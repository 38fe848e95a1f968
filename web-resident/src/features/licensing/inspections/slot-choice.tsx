import { hourText } from '@portal/core/kernel/rules'
import { FieldGroup } from '@portal/web-ui/field'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { slotValue } from './booking-forms.ts'
import styles from './inspections.module.css'
import type { Booking } from './queries.ts'

interface SlotChoiceProps {
  form: FormUse
  booking: Booking
  /** Tells the fields of several forms of a page apart. */
  id: string
}

/** Free mornings and afternoons as cards. */
export function SlotChoice({ form, booking: { free, settings }, id }: SlotChoiceProps) {
  const { t, format, language } = useTexts()
  const { defaultValue, ...field } = form.field('slot')
  return (
    <FieldGroup
      {...field}
      id={id}
      hint={t('Inspections.FreeHint', {
        number: format.number(settings.daysAhead),
        hour: hourText(settings.cutOffHour, language),
      })}
    >
      <div className={styles.slots}>
        {free.map((slot) => (
          <label key={slotValue(slot)} className={styles.slot}>
            <input
              type="radio"
              name="slot"
              value={slotValue(slot)}
              defaultChecked={defaultValue === slotValue(slot)}
            />
            <span>
              <b>{format.date(slot.day, 'weekdayDay')}</b>{' '}
              {t('Inspections.Hours', {
                from: hourText(settings[slot.window].from, language),
                to: hourText(settings[slot.window].to, language),
              })}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
