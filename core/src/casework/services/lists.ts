import { type ServiceAction, serviceActions } from './service-types.ts'
import type { Visitor } from './start.ts'

/** What puts a service on a list, in the words of the wire. */
export interface ListedService {
  readonly Action: ServiceAction
}

/** What makes a service popular, in the words of the wire. */
export interface PopularService {
  readonly Item: string
  readonly PopularService: boolean
  readonly PopularServiceOrder: number | null
}

/** Services of one action. */
export interface ServiceGroup<Service> {
  readonly action: ServiceAction
  readonly services: readonly Service[]
}

/**
 * The services by action, in the order of the screens: Apply, Register, Pay, Find, Report, then Rent,
 * Sign up and Maps; actions without a service are left out. Reports are for people who act for
 * themselves (spec, resident section 6).
 */
export function groupServices<Service extends ListedService>(
  services: readonly Service[],
  visitor: Pick<Visitor, 'isPersonal'>,
): readonly ServiceGroup<Service>[] {
  return serviceActions
    .filter((action) => action !== 'REPORT' || visitor.isPersonal)
    .map((action) => ({ action, services: services.filter(({ Action }) => Action === action) }))
    .filter((group) => group.services.length > 0)
}

/** The popular services by their order; those without one come last, by name (spec, resident section 2). */
export function popularServices<Service extends PopularService>(
  services: readonly Service[],
): readonly Service[] {
  const place = ({ PopularServiceOrder: order }: Service) => order ?? Number.MAX_SAFE_INTEGER
  return services
    .filter(({ PopularService: isPopular }) => isPopular)
    .toSorted((a, b) => place(a) - place(b) || a.Item.localeCompare(b.Item))
}
