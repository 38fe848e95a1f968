import { DomainError } from '../../platform/kernel/errors.ts'

export const requestNotFound = () => new DomainError('not-found', 'Request.NotFound')
