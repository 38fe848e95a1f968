import { DomainError } from '../../platform/kernel/errors.ts'

/** No request of whoever asks has this id. */
export const requestNotFound = () => new DomainError('not-found', 'Request.NotFound')
