export { exportPermits } from './export-permits.ts'
export { getPermit } from './get-permit.ts'
export { type PermitSearch, searchPermits } from './search-permits.ts'
