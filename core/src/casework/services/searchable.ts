import { sql } from 'drizzle-orm'
import { existsIn, plainText, type Searchable } from '../../content/search/index.ts'
import { localized } from '../../platform/database/localized.ts'
import { services } from './services.sql.ts'

export const searchableServices: Searchable = (language) => [
  {
    kind: 'service',
    from: services,
    id: services.id,
    isPublic: existsIn(
      language,
      sql`${services.isPublished} and not ${services.isDeleted}`,
      services.itemEs,
    ),
    title: localized(services.item, services.itemEs, language),
    url: sql`case when ${services.type} = 'CONTENT' then '/activities/' || ${services.slug} else '/activity/start?activityId=' || ${services.id} end`,
    body: [
      localized(services.description, services.descriptionEs, language),
      plainText(localized(services.content, services.contentEs, language)),
    ],
    boost: 3,
    updatedAt: services.updatedAt,
  },
]
