import { DomainError } from '../../platform/kernel/errors.ts'

export const noPermit = () => new DomainError('not-found', 'PermitDesk.NotFound')
export const changedMeanwhile = () => new DomainError('stale', 'PermitDesk.ChangedMeanwhile')
export const noSuchStep = () => new DomainError('conflict', 'Permits.NoSuchStep')
