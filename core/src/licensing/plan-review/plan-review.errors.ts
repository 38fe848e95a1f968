import { DomainError } from '../../platform/kernel/errors.ts'

export const permitNotFound = () => new DomainError('not-found', 'Plans.NotFound')
