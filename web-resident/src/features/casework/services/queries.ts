import { linkTo, popularServices, startOf, type Visitor } from '@portal/core/services/rules'
import { listServices } from '@portal/openapi/resident-client/services'
import { query } from '@portal/web-ui/api'
import { languageOf } from '@portal/web-ui/texts'

// What a list shows of a service is all that its query keeps: a page carries the kept data a second
// time beside its markup, and the catalogue whole is 20 times what a list shows.

/** The popular services as tiles, by their order. */
export const popularServicesQuery = (visitor: Visitor) =>
  query(
    listServices,
    {},
    {
      as: 'popular',
      keep: async (ask) =>
        popularServices(await ask()).map((service) => ({
          id: service.Id,
          item: service.Item,
          lang: languageOf(service, 'Item'),
          action: service.Action,
          iconUrl: service.PopularServiceIconURL,
          ...linkTo(service, visitor),
        })),
    },
  )

/** Every service by name and action, for the picker. */
export const pickerServicesQuery = () =>
  query(
    listServices,
    {},
    {
      as: 'picker',
      keep: async (ask) =>
        (await ask()).map((service) => ({
          Id: service.Id,
          Item: service.Item,
          lang: languageOf(service, 'Item'),
          Action: service.Action,
        })),
    },
  )

/** Every service with its link. */
export const linkedServicesQuery = (visitor: Visitor) =>
  query(
    listServices,
    {},
    {
      as: 'links',
      keep: async (ask) =>
        (await ask()).map((service) => ({
          Id: service.Id,
          Item: service.Item,
          lang: languageOf(service, 'Item'),
          Action: service.Action,
          ...linkTo(service, visitor),
        })),
    },
  )

/** The services that take reports, by name. */
export const reportServicesQuery = () =>
  query(
    listServices,
    {},
    {
      as: 'reports',
      keep: async (ask) =>
        (await ask())
          .filter(({ ReportCategory }) => ReportCategory !== null)
          .map(({ Id, Item, Description, inEnglish }) => ({ Id, Item, Description, inEnglish }))
          .toSorted((a, b) => a.Item.localeCompare(b.Item)),
    },
  )

/** The service that starts at this address of the portal, by its name; null when none does. */
export const serviceAtQuery = (visitor: Visitor, href: string) =>
  query(
    listServices,
    {},
    {
      as: href,
      async keep(ask) {
        const found = (await ask()).find((service) => {
          const start = startOf(service, visitor)
          if (start.kind === 'refusal' || start.href !== href) return false
          // Bare sign-in is for everyone, also where a service leads there.
          return start.kind !== 'login' || href.includes('?')
        })
        return found ? { name: found.Item, lang: languageOf(found, 'Item') } : null
      },
    },
  )
