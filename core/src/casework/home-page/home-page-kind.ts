import { type SQL, sql } from 'drizzle-orm'
import { contentKind } from '../../content/content-editing/index.ts'
import { citySettings } from '../../platform/city/city.sql.ts'
import { defaultCity } from '../../platform/city/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { services } from '../services/services.sql.ts'
import { homePages } from './home-page.sql.ts'
import { type HomePageBody, homePageErrors, newLink } from './rules.ts'

/** What residents see now; a service's own form and its deletion change it too. */
const live: SQL = sql`jsonb_build_object(
  'circleLinks', coalesce((select ${citySettings.overrides} -> 'circleLinks' from ${citySettings}),
    ${JSON.stringify(defaultCity.circleLinks)}::jsonb),
  'services', coalesce((select jsonb_agg(${services.id}
      order by ${services.popularOrder} nulls last, ${services.item}, ${services.id})
    from ${services} where ${services.isPopular} and not ${services.isDeleted}), '[]'))`

/** A service that was deleted since the version was written stays deleted. */
const showServices = (builder: Builder, ids: readonly string[], now: Date) => {
  const wanted = sql`${`{${ids.join(',')}}`}::uuid[]`
  return builder.execute(sql`
    update ${services} set is_popular = (id = any(${wanted})),
      popular_order = array_position(${wanted}, id) - 1, updated_at = ${now.toISOString()}::timestamptz
    where not is_deleted and (is_popular or id = any(${wanted}))
      and (is_popular, popular_order) is distinct from
        (id = any(${wanted}), array_position(${wanted}, id) - 1)`)
}

const showLinks = (builder: Builder, links: HomePageBody['circleLinks'], now: Date) =>
  builder.execute(sql`
    insert into ${citySettings} (overrides, updated_at)
    values (${JSON.stringify({ circleLinks: links })}::jsonb, ${now.toISOString()}::timestamptz)
    on conflict (is_only) do update
      set overrides = city_settings.overrides || excluded.overrides, updated_at = excluded.updated_at`)

export const homePageKind = contentKind<HomePageBody>({
  name: 'home-page',
  table: homePages,
  only: {
    titles: ['name', 'nameEs'],
    live,
    show: (builder, { circleLinks, services: ids }, now) => [
      showLinks(builder, circleLinks, now),
      showServices(builder, ids, now),
    ],
  },
  fields: ['circleLinks', 'services'],
  errors: homePageErrors,
  clean: async ({ circleLinks, services: ids }) => ({
    circleLinks: circleLinks.map((link) => ({
      ...link,
      id: link.id === newLink ? newId<'circle link'>() : link.id,
      text: link.text.trim(),
      textEs: link.textEs.trim(),
      address: link.address.trim(),
    })),
    services: [...new Set(ids)],
  }),
  published: () => ({}),
  first: () => ({}),
  hidden: () => ({}),
  searchable: () => [],
  previewed: () => ({}),
  staffPath: '/home_page',
  path: () => '/',
})
