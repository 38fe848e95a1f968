import { listCatalogue } from '@portal/openapi/admin-client/service-editing'
import { query } from '@portal/web-ui/api'

/** All services, without their texts; also for articles that offer some. */
export const catalogueQuery = () =>
  query(
    listCatalogue,
    {},
    {
      keep: async (ask) =>
        (await ask()).map(
          ({
            Id,
            Item,
            ItemEs,
            Action,
            Type,
            Published,
            Deleted,
            PopularService,
            PopularServiceOrder,
          }) => ({
            Id,
            Item,
            ItemEs,
            Action,
            Type,
            Published,
            Deleted,
            PopularService,
            PopularServiceOrder,
          }),
        ),
    },
  )
