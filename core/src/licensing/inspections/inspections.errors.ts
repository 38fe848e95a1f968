import { DomainError } from '../../platform/kernel/errors.ts'

export const noPermit = () => new DomainError('not-found', 'Permits.NotFound')
export const noInspection = () => new DomainError('not-found', 'Inspections.NotFound')
/** They neither applied for the permit nor are its contractor. */
export const notYours = () => new DomainError('forbidden', 'Inspections.NotYours')

/** For `requireSeenRow`. */
export const seenInspection = {
  missing: 'Inspections.NotFound',
  stale: 'Inspections.ChangedMeanwhile',
} as const
