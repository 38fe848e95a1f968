import { type ServiceAction, serviceActions } from './service-types.ts'
import type { Visitor } from './start.ts'

/** Wire names. */
export interface ListedService {
  readonly Action: ServiceAction
}

/** Wire names. */
export interface PopularService {
  readonly Item: string
  readonly PopularService: boolean
  readonly PopularServiceOrder: number | null
}

export interface ServiceGroup<Service> {
  readonly action: ServiceAction
  readonly services: readonly Service[]
}

/**
 * Without empty actions. Reports are for people acting for themselves (spec, resident section 6).
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

/** By order; those without one come last, by name (spec, resident section 2). */
export function popularServices<Service extends PopularService>(
  services: readonly Service[],
): readonly Service[] {
  const place = ({ PopularServiceOrder: order }: Service) => order ?? Number.MAX_SAFE_INTEGER
  return services
    .filter(({ PopularService: isPopular }) => isPopular)
    .toSorted((a, b) => place(a) - place(b) || a.Item.localeCompare(b.Item))
}
