import { DomainError } from '../../platform/kernel/errors.ts'

export const unreadable = () => new DomainError('invalid', 'Billing.BatchUnreadable')
