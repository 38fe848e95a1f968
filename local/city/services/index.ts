import type { services } from '@portal/core/schema'
import type { ServiceAction } from '@portal/core/services/rules'
import { applyForServices } from './apply-for.ts'
import { type DemoService, serviceId, serviceRow } from './demo-service.ts'
import { findServices } from './find.ts'
import { mapServices } from './maps.ts'
import { payForServices } from './pay-for.ts'
import { registerForServices } from './register-for.ts'
import { rentServices } from './rent.ts'
import { reportServices } from './report.ts'
import { signUpForServices } from './sign-up-for.ts'

const CATALOGUE: Readonly<Record<ServiceAction, readonly DemoService[]>> = {
  APPLY_FOR: applyForServices,
  REGISTER_FOR: registerForServices,
  PAY_FOR: payForServices,
  FIND: findServices,
  REPORT: reportServices,
  RENT: rentServices,
  SIGN_UP_FOR: signUpForServices,
  MAPS: mapServices,
}

/** Every group and type; some are not public. */
export const demoServices = (): (typeof services.$inferSelect)[] =>
  Object.entries(CATALOGUE).flatMap(([action, list]) =>
    // Object.entries returns string keys; the record above has no others.
    list.map((service, position) => serviceRow(action as ServiceAction, service, position)),
  )

/** Of the service with this key. */
export function demoServiceId(key: string): string {
  const found = Object.values(CATALOGUE)
    .flat()
    .find((service) => service.key === key)
  if (!found) throw new Error(`no demo service ${key}`)
  return serviceId(found)
}
