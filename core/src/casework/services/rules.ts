export { quickPermitForm, type SpecialService, specialServiceIds } from './special.ts'
export {
  guest,
  linkTo,
  safeExternalHref,
  specialServiceOf,
  type StartableService,
  startOf,
  type StartRefusal,
  type Visitor,
} from './start.ts'
export { crmObjects, type ServiceEdit, serviceErrors, serviceLengths } from './service-edit.ts'
export {
  serviceChanges,
  serviceEditOf,
  serviceVersion,
  type StoredService,
} from './service-version.ts'
export { groupServices, popularServices } from './lists.ts'
export {
  type AppCode,
  appCodes,
  isAppCode,
  type ServiceAction,
  serviceActionNamed,
  serviceActions,
  type ServiceType,
  serviceTypes,
} from './service-types.ts'
