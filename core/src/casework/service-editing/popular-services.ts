import { type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { services } from '../services/services.sql.ts'

/** A popular service and its place, as a person saw them. */
export interface PopularPlace {
  readonly id: string
  readonly order: number | null
}

export interface PopularEdit {
  /** Those that were popular when the person looked. */
  readonly seen: readonly PopularPlace[]
  /** Those that should be, in their order. */
  readonly ids: readonly string[]
}

const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/**
 * Chooses the popular services of the home page and their order. Their icons and names stay.
 * @throws forbidden; not-found for one that is not published; stale if they have changed since.
 */
export async function setPopularServices(
  context: Context,
  { seen, ids }: PopularEdit,
): Promise<void> {
  requireStaff(context, 'setPopularServices')
  const wanted = uuids([...new Set(ids)])
  const before = JSON.stringify(seen.map(({ id, order }) => ({ id, order })))
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    builder.execute(
      sql`select from ${services} where is_popular or id = any(${wanted}) order by id for update`,
    ),
    requireThat(
      builder,
      sql`(select count(*) from ${services} where id = any(${wanted}) and is_published and not is_deleted)
        = cardinality(${wanted})`,
      'not-found',
      'Service.NotFound',
    ),
    requireThat(
      builder,
      sql`(select coalesce(jsonb_agg(place order by place), '[]') from (
          select jsonb_build_object('id', id, 'order', popular_order) as place
          from ${services} where is_popular and not is_deleted) now)
        = (select coalesce(jsonb_agg(place order by place), '[]') from jsonb_array_elements(${before}::jsonb) place)`,
      'stale',
      'HomePage.ChangedMeanwhile',
    ),
    builder.execute(sql`
      update ${services} set is_popular = (id = any(${wanted})),
        popular_order = array_position(${wanted}, id) - 1, updated_at = ${now}
      where not is_deleted and (is_popular or id = any(${wanted}))
        and (is_popular, popular_order) is distinct from
          (id = any(${wanted}), array_position(${wanted}, id) - 1)`),
    audit(context, builder, {
      operation: 'setPopularServices',
      entity: 'service',
      entityId: ids[0] ?? seen[0]?.id ?? 'none',
      details: { services: ids.length },
    }),
  ])
}
