import { DomainError } from '../../platform/kernel/errors.ts'

/** The same for an unknown number and a wrong PIN. */
export const licenseNotFound = () => new DomainError('not-found', 'License.NotFound')
export const codeNotFound = () => new DomainError('not-found', 'License.NoSuchCode')

/** For changes of a row that staff have seen. */
export const seenCodes = { missing: 'License.NotFound', stale: 'License.ChangedMeanwhile' } as const
