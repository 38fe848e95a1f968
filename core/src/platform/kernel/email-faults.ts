import { emailFaultOf } from './email-address.ts'
import type { Fault } from './validation.ts'

/** The fault of an email address that mail cannot reach; none where nothing was typed. */
export function emailFaultsOf(field: string, typed: string): readonly Fault[] {
  const kind = typed.trim() === '' ? null : emailFaultOf(typed)
  return kind === null ? [] : [{ field, kind }]
}
