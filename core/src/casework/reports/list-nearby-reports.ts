import { sql } from 'drizzle-orm'
import type { LatLng } from '../../land/parcels/rules.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { categoryFacts, type ReportCategory } from '../report-categories/rules.ts'
import { requests } from '../requests/requests.sql.ts'
import {
  cellsAround,
  type Status,
  type StatusInformation,
  statusInformation,
} from '../requests/rules.ts'

/** Meters within which two reports may be about the same problem. */
const nearMeters = 80
const maxShown = 10

/** The public part of another person's report: no typed text, and the place to 10 meters. */
export interface NearbyReport extends LatLng {
  readonly id: string
  readonly category: ReportCategory
  readonly status: Status
  readonly statusInformation: StatusInformation
  /** ISO 8601. */
  readonly createdAt: string
  readonly distanceMeters: number
  /** The caller sent or follows it. */
  readonly isFollowed: boolean
}

type Row = Omit<NearbyReport, 'statusInformation'> & Record<string, unknown>

/** Open and public, within 80 meters, nearest first, so that people do not report it twice. */
export async function listNearbyReports(
  { actor, database }: Context,
  { category, latitude, longitude }: LatLng & { readonly category: ReportCategory },
): Promise<readonly NearbyReport[]> {
  if (!categoryFacts(category).isShared) return []
  const userId = actor.kind === 'user' ? actor.userId : null
  const cells = sql.join(
    cellsAround({ latitude, longitude }).map((cell) => sql`${cell}::bigint`),
    sql`, `,
  )
  const rows = await database.rows<Row>(sql`
    select id, category, status, ${isoInstant(sql`created_at`)} as "createdAt",
      round(meters)::int as "distanceMeters", round(latitude::numeric, 4)::float8 as latitude,
      round(longitude::numeric, 4)::float8 as longitude,
      coalesce(user_id = ${userId}::uuid, false) or exists (
        select from request_followers own
        where own.request_id = near.id and own.user_id = ${userId}::uuid) as "isFollowed"
    from (
      select *, 111195 * sqrt((latitude - ${latitude}::float8) ^ 2
        + ((longitude - ${longitude}::float8) * cos(radians(${latitude}::float8))) ^ 2) as meters
      from ${requests}
      where category = ${category} and map_cell in (${cells})
        and closed_at is null and merged_into_id is null
    ) near
    where meters <= ${nearMeters}
    order by meters, id limit ${maxShown}`)
  return rows.map((row) => ({
    ...row,
    statusInformation: statusInformation('Case', row.status),
  }))
}
