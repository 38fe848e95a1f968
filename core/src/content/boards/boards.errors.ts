import { DomainError } from '../../platform/kernel/errors.ts'

export const boardNotFound = () => new DomainError('not-found', 'Boards.NotFound')
