import { isoDay } from '@portal/core/kernel/rules'
import { orNotFound } from '../../../parts/or-not-found.ts'
import type { RouterContext } from '../../../router-context.ts'
import { isAsked, isNumberWrong, pickupSearchOf } from './pickup-search.ts'
import { daysQuery, placeQuery, reminderQuery } from './queries.ts'
import { reminderLinkOf } from './reminder-link.ts'

export async function loadSearch(
  { queryClient }: RouterContext,
  typed: Readonly<Record<string, unknown>>,
): Promise<void> {
  const search = pickupSearchOf(typed)
  if (isAsked(search) && !isNumberWrong(search)) await queryClient.query(daysQuery(search))
}

/** What the page shows: the year to print, or none for the next weeks. */
interface LoadedPlace {
  readonly address: string
  readonly year: number | null
}

/** `?year=2026` asks for a year: this one, or one around it. @throws not-found */
export async function loadPlace(
  { queryClient, page }: RouterContext,
  id: string,
  typed: Readonly<Record<string, unknown>>,
): Promise<LoadedPlace> {
  const thisYear = Number(isoDay(new Date(), page.settings.timeZone).slice(0, 4))
  const asked = Number(typed['year'])
  const year = Math.abs(asked - thisYear) <= 1 ? asked : null
  const [found] = await Promise.all([
    queryClient.query(placeQuery(id, year ?? undefined)).catch(orNotFound),
    year === null && queryClient.query(reminderQuery(id, reminderLinkOf(typed))),
  ])
  return { address: found.address, year }
}
