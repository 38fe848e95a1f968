import { sql } from 'drizzle-orm'
import { existsIn, plainText, type Searchable, textIn } from '../../content/search/index.ts'
import { services } from './services.sql.ts'

/** Published services. */
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
    title: textIn(language, services.item, services.itemEs),
    url: sql`case when ${services.type} = 'CONTENT' then '/activities/' || ${services.slug} else '/activity/start?activityId=' || ${services.id} end`,
    body: [
      textIn(language, services.description, services.descriptionEs),
      plainText(textIn(language, services.content, services.contentEs)),
    ],
    boost: 3,
    updatedAt: services.updatedAt,
  },
]
