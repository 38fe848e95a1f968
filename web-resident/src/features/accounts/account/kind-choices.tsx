import { notificationKinds } from '@portal/core/profiles/rules'
import { Checkbox } from '@portal/web-ui/checkbox'
import type { Fields } from '@portal/web-ui/forms/fields'
import { useTexts } from '@portal/web-ui/texts'
import { boxOf } from './notification-choices-form.ts'
import styles from './notification-choices.module.css'
import type { KindChoice } from './queries.ts'

interface KindChoicesProps {
  kind: KindChoice
  /** What a refused form had. */
  typed: Fields | null
  /** The last of its boxes was turned off. */
  onOff: (box: HTMLInputElement) => void
}

/** All kinds have the first, so a channel has the same column in every row. */
const inColumns = ['push', 'mail', 'inbox'] as const

/** One kind of news: a box for each channel that can be turned off, and a line for the others. */
export function KindChoices({ kind, typed, onOff }: KindChoicesProps) {
  const { t } = useTexts()
  const { notificationId, always } = kind
  const free = inColumns.filter(
    (channel) => kind.channels.includes(channel) && !always.includes(channel),
  )
  return (
    <fieldset className={styles.kind}>
      <legend className={styles.name}>{t(notificationKinds[notificationId].name)}</legend>
      {always.length > 0 && (
        <p className={styles.always}>
          {t('NotificationChoices.AlwaysBy', {
            what: always.map((channel) => t(`NotificationChoices.${channel}`)).join(', '),
          })}
        </p>
      )}
      <div className={styles.channels}>
        {free.map((channel) => {
          const name = boxOf(notificationId, channel)
          return (
            // A saved choice replaces what the box had.
            <Checkbox
              key={`${name} ${kind[channel]}`}
              name={name}
              label={t(`NotificationChoices.${channel}`)}
              defaultChecked={typed ? typed.isChecked(name) : kind[channel]}
              onChange={({ currentTarget }) => {
                const boxes = currentTarget
                  .closest('fieldset')
                  ?.querySelectorAll<HTMLInputElement>('input:checked')
                if (boxes?.length === 0) onOff(currentTarget)
              }}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
