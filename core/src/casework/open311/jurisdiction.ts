import type { CitySettings } from '../../platform/city/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { FieldReader, fieldProblem, type SentFields } from './sent-fields.ts'

/** As the standard suggests: the city's website, without the www. */
export const jurisdictionOf = ({ websiteUrl }: CitySettings): string =>
  new URL(websiteUrl).hostname.replace(/^www\./, '')

/**
 * Optional, since there is one city here. @throws not-found for another city, whose clients would
 * otherwise send us its reports.
 */
export function requireJurisdiction(context: Context, fields: SentFields): void {
  const field = 'jurisdiction_id'
  const given = new FieldReader(context, fields).one(field).toLowerCase()
  if (given === '' || given.replace(/^www\./, '') === jurisdictionOf(context.city)) return
  const problem = fieldProblem(context, field, 'Open311.NoSuchJurisdiction')
  throw new DomainError('not-found', 'Open311.NoSuchJurisdiction', [problem])
}
