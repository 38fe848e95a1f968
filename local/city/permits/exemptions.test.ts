import { expect, it } from 'vitest'
import { exemptionErrors } from '@portal/core/permit-exemptions/rules'
import { demoExemptions } from './exemptions.ts'

it.each(demoExemptions().map((rule) => [rule.kind, rule.fromDay, rule] as const))(
  'the rule for %s from %s is right',
  (_kind, _day, rule) => expect(exemptionErrors(rule)).toEqual([]),
)
