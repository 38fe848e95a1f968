import { DomainError } from '../../platform/kernel/errors.ts'

export const noPerson = () => new DomainError('not-found', 'PersonRecord.NotFound')
