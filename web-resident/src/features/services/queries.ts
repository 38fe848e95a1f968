import { queryOptions } from '@tanstack/react-query'
import { linkTo, popularServices, startOf, type Visitor } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { languageOf } from '@portal/web-ui/texts'
import type { Api } from '../../api.ts'

// What a list shows of a service is all that its query keeps: a page carries the kept data a second
// time beside its markup, and the catalogue whole is 20 times what a list shows.

const listServices = (api: Api, signal: AbortSignal) => dataOf(api.GET('/activities', { signal }))

/** The popular services as tiles, by their order. */
export const popularServicesQuery = (api: Api, visitor: Visitor) =>
  queryOptions({
    queryKey: ['listServices', 'popular'],
    queryFn: async ({ signal }) =>
      popularServices(await listServices(api, signal)).map((service) => ({
        id: service.Id,
        item: service.Item,
        lang: languageOf(service, 'Item'),
        action: service.Action,
        iconUrl: service.PopularServiceIconURL,
        ...linkTo(service, visitor),
      })),
  })

/** Every service by name and action, for the picker. */
export const pickerServicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listServices', 'picker'],
    queryFn: async ({ signal }) =>
      (await listServices(api, signal)).map((service) => ({
        Id: service.Id,
        Item: service.Item,
        lang: languageOf(service, 'Item'),
        Action: service.Action,
      })),
  })

/** Every service with its link. */
export const linkedServicesQuery = (api: Api, visitor: Visitor) =>
  queryOptions({
    queryKey: ['listServices', 'links'],
    queryFn: async ({ signal }) =>
      (await listServices(api, signal)).map((service) => ({
        Id: service.Id,
        Item: service.Item,
        lang: languageOf(service, 'Item'),
        Action: service.Action,
        ...linkTo(service, visitor),
      })),
  })

/** The services that take reports, by name. */
export const reportServicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listServices', 'reports'],
    queryFn: async ({ signal }) =>
      (await listServices(api, signal))
        .filter(({ ReportCategory }) => ReportCategory !== null)
        .map(({ Id, Item, Description, inEnglish }) => ({ Id, Item, Description, inEnglish }))
        .toSorted((a, b) => a.Item.localeCompare(b.Item)),
  })

/** The service that starts at this address of the portal, by its name; null when none does. */
export const serviceAtQuery = (api: Api, visitor: Visitor, href: string) =>
  queryOptions({
    queryKey: ['listServices', 'at', href],
    queryFn: async ({ signal }) => {
      const services = await listServices(api, signal)
      const found = services.find((service) => {
        const start = startOf(service, visitor)
        if (start.kind === 'refusal' || start.href !== href) return false
        // Bare sign-in is for everyone, also where a service leads there.
        return start.kind !== 'login' || href.includes('?')
      })
      return found ? { name: found.Item, lang: languageOf(found, 'Item') } : null
    },
  })
