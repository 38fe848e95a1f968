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

/** Metres within which a report may be of the same thing. */
const nearMeters = 80
const mostShown = 10

/** What anybody is shown of another's report: nothing that somebody typed, and its place to 10 metres. */
export interface NearbyReport extends LatLng {
  readonly id: string
  readonly category: ReportCategory
  readonly status: Status
  readonly statusInformation: StatusInformation
  /** ISO 8601. */
  readonly createdAt: string
  readonly distanceMeters: number
  /** The person who asks sent it, or follows it. */
  readonly isFollowed: boolean
}

type Row = Omit<NearbyReport, 'statusInformation'> & Record<string, unknown>

/**
 * Open reports of the same category within 80 metres, the nearest first, so that nobody files a
 * duplicate; none of a category that is nobody else's business.
 */
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
  const { rows } = await database.read((builder) =>
    builder.execute<Row>(sql`
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
      order by meters, id limit ${mostShown}`),
  )
  return rows.map((row) => ({
    ...row,
    statusInformation: statusInformation('Case', row.status),
  }))
}
