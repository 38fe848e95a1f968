import { type Audience, audienceWords, everyone } from '../../casework/messages/rules.ts'
import { dateOfWeekday } from '../../land/pickup/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { dateText } from '../../platform/kernel/format.ts'
import { say } from '../../platform/texts/index.ts'
import type { EntryRow } from './entry-rows.ts'

/** Who gets a message to many, in the reader's words. One that was saved earlier lacks newer choices. */
export function audienceText(context: Context, stored: object, names: EntryRow['names']): string {
  const { city, language } = context
  const audience: Audience = { ...everyone, ...stored }
  return audienceWords(audience, {
    say: (key, values) => say(context, key, values),
    boardName: (id) => names[id] ?? say(context, 'Broadcasts.ABoard'),
    districtName(code) {
      const name = city.areaNames[code]
      return say(context, 'PickupCalendar.DistrictNamed', {
        name: name ? `${code} (${name})` : code,
      })
    },
    weekdayName: (weekday) => dateText(dateOfWeekday(weekday), language, 'weekday', city.timeZone),
  })
}
