export { checkPermitApplication } from './check-application.ts'
export { type FoundContractor, searchContractors } from './contractors.ts'
export { type PermitRequest, submitPermitApplication } from './submit-application.ts'
export { quickPermitDefinition } from './quick-permit-form.ts'
