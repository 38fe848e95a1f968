import { feeSchedules } from '../../money/fee-schedules/fee-schedules.sql.ts'
import type { FeeLine, Penalty } from '../../money/fee-schedules/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { licenses, licenseYears } from './licenses.sql.ts'
import { newCode, pinHashOf } from './pin.ts'
import type { LicenseStatus } from './rules.ts'

export const secret = 'a secret of this test, of more than 32 characters'
export const pin = '204816'

const at = new Date('2026-01-01T12:00:00Z')
const names = { name: 'License fee', nameEs: 'Tarifa' }
const penalties: readonly Penalty[] = [
  { ...names, fromDay: 1, basisPoints: 1000, flatCents: 0, minCents: null, maxCents: null },
]

/** By default $100 a year, a tenth more when it is late; from the year 2020 on. */
export async function putFees(
  { database }: Pick<Context, 'database'>,
  kind: string,
  cents = 10_000,
) {
  const lines: readonly FeeLine[] = [{ kind: 'flat', ...names, cents }]
  await database.write((builder) => [
    builder.insert(feeSchedules).values({
      id: newId<'fee schedule'>(at),
      kind: `license.${kind}`,
      name: 'Shop license',
      nameEs: 'Licencia de tienda',
      source: 'Code 6.02',
      fromDay: '2020-01-01',
      toDay: null,
      lines,
      penalties,
      rebates: [],
      createdAt: at,
    }),
  ])
}

interface Given {
  readonly kind: string
  readonly year: number
  readonly businessName?: string
  readonly status?: LicenseStatus
  readonly email?: string | null
  readonly toDay?: string
}

/** Issued by the office for a year. */
export async function putLicense({ database }: Pick<Context, 'database'>, given: Given) {
  const { kind, year, businessName = 'Corner Shop', status = 'active', email = null } = given
  const { toDay = `${year}-12-31` } = given
  const id = newId<'license'>(at)
  const number = `R-${newId().slice(-8).toUpperCase()}`
  const code = newCode()
  await database.write((builder) => [
    builder.insert(licenses).values({
      id,
      number,
      kind,
      businessName,
      address: '1 Main St',
      email,
      language: 'en',
      pinHash: pinHashOf(secret, number, pin),
      answers: {},
      status,
      createdAt: at,
      updatedAt: at,
    }),
    builder.insert(licenseYears).values({
      id: newId<'license year'>(at),
      licenseId: id,
      year,
      fromDay: `${year}-01-01`,
      toDay,
      code,
      isIssued: true,
      lines: [],
      feeCents: 0,
      penaltyCents: 0,
      totalCents: 0,
      quotedOn: `${year}-01-01`,
      createdAt: at,
    }),
  ])
  return { id, number, code }
}
