import { DomainError } from '../../platform/kernel/errors.ts'

/** No request has this id. */
export const noRequest = () => new DomainError('not-found', 'Desk.NotFound')

/** The request changed after the member of staff opened it. */
export const changedMeanwhile = () => new DomainError('stale', 'Request.ChangedMeanwhile')
