import { linkTo, popularServices, startOf, type Visitor } from '@portal/core/services/rules'
import { listServices } from '@portal/openapi/resident-client/services'
import { type Answer, query } from '@portal/web-ui/api'
import { languageOf } from '@portal/web-ui/texts'

// What a list shows of a service is all that its query keeps: a page carries the kept data a second
// time beside its markup, and the catalogue whole is 20 times what a list shows.

const servicesQuery = <Kept>(as: string, keep: (services: Answer<typeof listServices>) => Kept) =>
  query(listServices, {}, { as, keep: async (ask) => keep(await ask()) })

/** The popular services as tiles, by their order. */
export const popularServicesQuery = (visitor: Visitor) =>
  servicesQuery('popular', (services) =>
    popularServices(services).map((service) => ({
      id: service.Id,
      item: service.Item,
      lang: languageOf(service, 'Item'),
      action: service.Action,
      iconUrl: service.PopularServiceIconURL,
      ...linkTo(service, visitor),
    })),
  )

/** Every service by name and action, for the picker. */
export const pickerServicesQuery = () =>
  servicesQuery('picker', (services) =>
    services.map((service) => ({
      Id: service.Id,
      Item: service.Item,
      lang: languageOf(service, 'Item'),
      Action: service.Action,
    })),
  )

/** Every service with its link. */
export const linkedServicesQuery = (visitor: Visitor) =>
  servicesQuery('links', (services) =>
    services.map((service) => ({
      Id: service.Id,
      Item: service.Item,
      lang: languageOf(service, 'Item'),
      Action: service.Action,
      ...linkTo(service, visitor),
    })),
  )

/** The services that take reports, by name. */
export const reportServicesQuery = () =>
  servicesQuery('reports', (services) =>
    services
      .filter(({ ReportCategory }) => ReportCategory !== null)
      .map(({ Id, Item, Description, inEnglish }) => ({ Id, Item, Description, inEnglish }))
      .toSorted((a, b) => a.Item.localeCompare(b.Item)),
  )

/** The service that starts at this address of the portal, by its name; null when none does. */
export const serviceAtQuery = (visitor: Visitor, href: string) =>
  servicesQuery(href, (services) => {
    const found = services.find((service) => {
      const start = startOf(service, visitor)
      if (start.kind === 'refusal' || start.href !== href) return false
      // Bare sign-in is for everyone, also where a service leads there.
      return start.kind !== 'login' || href.includes('?')
    })
    return found ? { name: found.Item, lang: languageOf(found, 'Item') } : null
  })
