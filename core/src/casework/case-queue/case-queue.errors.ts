import { DomainError } from '../../platform/kernel/errors.ts'

export const noRequest = () => new DomainError('not-found', 'Desk.NotFound')

/** It changed after the staff member opened it. */
export const changedMeanwhile = () => new DomainError('stale', 'Request.ChangedMeanwhile')
