import { DomainError } from '../../platform/kernel/errors.ts'

/** The caller has no request with this id. */
export const requestNotFound = () => new DomainError('not-found', 'Request.NotFound')
