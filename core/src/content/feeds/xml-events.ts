import { cityInstant, datesIn, feedInstant, nextDay, timesIn } from './feed-dates.ts'
import { type FeedItem, maxTitleLength, type Reading } from './feed-item.ts'
import { plainText } from './plain-text.ts'
import { childText, type XmlElement } from './read-xml.ts'
import { commonItem, itemElements } from './xml-items.ts'

type When = Pick<FeedItem, 'startsAt' | 'endsAt' | 'isAllDay'>

/** CivicPlus calendars have days and hours as texts, in city time. */
function whenInWords(item: XmlElement, { timeZone }: Reading): When | null {
  const dates = datesIn(childText(item, 'calendarevent:eventdates'))
  const [first] = dates
  if (!first) return null
  const last = dates.at(-1) ?? first
  const [from, to] = timesIn(childText(item, 'calendarevent:eventtimes'))
  if (!from) {
    const midnight = { hour: 0, minute: 0 }
    return {
      startsAt: cityInstant(first, midnight, timeZone),
      endsAt: cityInstant(nextDay(last), midnight, timeZone),
      isAllDay: true,
    }
  }
  const startsAt = cityInstant(first, from, timeZone)
  const endsAt = cityInstant(last, to ?? from, timeZone)
  return { startsAt, endsAt: endsAt > startsAt ? endsAt : null, isAllDay: false }
}

/** RSS's event module, or the item's own date. */
function whenInDates(item: XmlElement): When | null {
  const startsAt = feedInstant(
    childText(item, 'ev:startdate', 'xcal:dtstart', 'pubdate', 'published', 'dc:date', 'updated'),
  )
  const endsAt = feedInstant(childText(item, 'ev:enddate', 'xcal:dtend'))
  if (!startsAt) return null
  return { startsAt, endsAt: endsAt && endsAt > startsAt ? endsAt : null, isAllDay: false }
}

/** Without those that have no day. */
export const eventsOf = (root: XmlElement, reading: Reading): FeedItem[] =>
  itemElements(root).flatMap((element) => {
    const item = commonItem(element, reading)
    const when = whenInWords(element, reading) ?? whenInDates(element)
    if (!item || !when) return []
    const location = childText(element, 'calendarevent:location', 'ev:location', 'xcal:location')
    return [{ ...item, ...when, location: plainText(location, maxTitleLength) || null }]
  })
