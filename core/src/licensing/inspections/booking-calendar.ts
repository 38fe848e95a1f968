import { sql } from 'drizzle-orm'
import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { calendarInstant, calendarOf } from '../../platform/kernel/icalendar.ts'
import { instantAt } from '../../platform/kernel/zoned-time.ts'
import { say } from '../../platform/texts/index.ts'
import { actsForPermit } from '../permits/index.ts'
import { permitInspections, permitKinds, permits } from '../permits/permits.sql.ts'
import { permitHref, permitNumberText } from '../permits/rules.ts'
import { noInspection } from './inspections.errors.ts'
import type { WindowOfDay } from './slots.ts'

interface Found extends Record<string, unknown>, WindowOfDay {
  readonly name: string
  readonly address: string
  readonly year: number
  readonly number: number
  readonly version: number
}

/** A booked inspection as an iCalendar event (RFC 5545). @throws not-found for everyone else's. */
export async function getInspectionCalendar(
  context: Context,
  id: string,
  portalUrl: string,
): Promise<string> {
  const actor = requireContact(context)
  const { city, language } = context
  const [found] = await context.database.rows<Found>(sql`
    select i.day::text as day, i.window, p.year, p.number, i.version,
      concat_ws(' ', p.street_number, p.street_name, p.street_suffix, p.unit) as address,
      coalesce((select value ->> ${language === 'es' ? 'nameEs' : 'name'}
        from jsonb_array_elements(k.inspections) where value ->> 'code' = i.code limit 1), i.code)
        as name
    from ${permitInspections} i join ${permits} p on p.id = i.permit_id
    join ${permitKinds} k on k.code = p.kind
    where i.id = ${id} and i.result = 'booked' and ${actsForPermit(actor)}`)
  if (!found) throw noInspection()
  const { from, to } = city.inspections[found.window]
  const [year = 0, month = 0, day = 0] = found.day.split('-').map(Number)
  const at = (hour: number) =>
    calendarInstant(instantAt({ year, month, day, hour, minute: 0, second: 0 }, city.timeZone))
  const values = { inspection: found.name, permit: permitNumberText(found) }
  return calendarOf('Inspections', {
    uid: `inspection-${id}@${new URL(portalUrl).hostname}`,
    stamp: context.clock.now(),
    times: [`DTSTART:${at(from)}`, `DTEND:${at(to)}`, `SEQUENCE:${found.version}`],
    summary: say(context, 'Inspections.CalendarTitle', values),
    description: say(context, 'Inspections.CalendarText', values),
    location: found.address,
    url: `${portalUrl}${permitHref(found)}`,
    trigger: '-PT2H',
  })
}
