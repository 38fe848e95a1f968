import { DomainError } from '../../platform/kernel/errors.ts'

export const batchNotFound = () => new DomainError('not-found', 'Shutoffs.NotFound')
