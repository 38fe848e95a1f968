export { claimLicense } from './claim-license.ts'
export { type ContractorPermits, listContractorPermits } from './list-contractor-permits.ts'
export { listOwnLicenses } from './list-own-licenses.ts'
