import { DomainError } from '../../platform/kernel/errors.ts'

/** No request has this id. */
export const noRequest = () => new DomainError('not-found', 'Desk.NotFound')

/** Somebody changed the request since it was looked at. */
export const changedMeanwhile = () => new DomainError('stale', 'Request.ChangedMeanwhile')
