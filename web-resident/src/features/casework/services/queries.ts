import { linkTo, popularServices, startOf, type Visitor } from '@portal/core/services/rules'
import { listServices } from '@portal/openapi/resident-client/services'
import { type Answer, query } from '@portal/web-ui/api'
import { languageOf } from '@portal/web-ui/texts'

// The query keeps only what lists show: the page carries its data a second time beside the markup,
// and the full catalog is 20 times larger.

type Services = Answer<typeof listServices>

const servicesQuery = <Kept>(as: string, keep: (services: Services) => Kept) =>
  query(listServices, {}, { as, keep: async (ask) => keep(await ask()) })

const named = (service: Services[number]) => ({
  Id: service.Id,
  Item: service.Item,
  lang: languageOf(service, 'Item'),
  Action: service.Action,
})

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

export const pickerServicesQuery = () => servicesQuery('picker', (services) => services.map(named))

export const linkedServicesQuery = (visitor: Visitor) =>
  servicesQuery('links', (services) =>
    services.map((service) => ({ ...named(service), ...linkTo(service, visitor) })),
  )

export const reportServicesQuery = () =>
  servicesQuery('reports', (services) =>
    services
      .filter(({ ReportCategory }) => ReportCategory !== null)
      .map(({ Id, Item, Description, inEnglish }) => ({ Id, Item, Description, inEnglish }))
      .toSorted((a, b) => a.Item.localeCompare(b.Item)),
  )

/** The name of the service that starts at this path; null without one. */
export const serviceAtQuery = (visitor: Visitor, href: string) =>
  servicesQuery(href, (services) => {
    const found = services.find((service) => {
      const start = startOf(service, visitor)
      if (start.kind === 'refusal' || start.href !== href) return false
      // The plain login is for everyone, even if a service leads there.
      return start.kind !== 'login' || href.includes('?')
    })
    return found ? { name: found.Item, lang: languageOf(found, 'Item') } : null
  })
