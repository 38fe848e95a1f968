import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { organizationMembers, organizations } from '../../people/organizations/organizations.sql.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { pin, putLicense, secret } from '../licenses/licenses.fixture.ts'
import { permitsIn } from '../permits/permits.fixture.ts'
import { permitInspections } from '../permits/permits.sql.ts'
import { type ContractorView, contractorLimits } from './rules.ts'
import { claimLicense, listContractorPermits, listOwnLicenses } from './index.ts'

const { database, contextOf, person, permit, pay } = permitsIn(await testDatabase())

let count = 0

/** An organization with its manager and a member. */
async function company() {
  const organizationId = newId<'organization'>(now)
  const [manager, member] = [await person(), await person()]
  await database.write((builder) => [
    builder.insert(organizations).values({
      id: organizationId,
      name: 'Muñoz Roofing',
      taxId: organizationId,
      businessLicenseId: String(++count),
      createdAt: now,
      updatedAt: now,
    }),
    builder.insert(organizationMembers).values(
      [manager, member].map(({ userId }) => ({
        organizationId,
        userId,
        role: userId === manager.userId ? ('manager' as const) : ('member' as const),
        isVerified: true,
        createdAt: now,
      })),
    ),
  ])
  const acting = (who: typeof manager) => contextOf({ ...who, organizationId })
  return { organizationId, acting, manager, member }
}

const claim = (number: string, given: { organizationId: string; pin?: string }) => ({
  number,
  pin,
  address: `10.0.0.${++count % 250}`,
  secret,
  ...given,
})

// The operations write these rows.
const licensesOf = (text: string) => JSON.parse(text) as readonly { number: string }[]
interface Listed {
  readonly counts: Readonly<Record<ContractorView, number>>
  readonly permits: readonly {
    readonly number: number
    readonly nextInspection: string | null
    readonly booked: { readonly name: string } | null
  }[]
}
async function list(
  context: ReturnType<typeof contextOf>,
  view: ContractorView = 'open',
  after?: { year: number; number: number },
) {
  return JSON.parse(await listContractorPermits(context, { view, after })) as Listed
}

describe('claiming a license', () => {
  it('needs its PIN: then all members see the permits that name it', async () => {
    const { organizationId, acting, manager, member } = await company()
    const license = await putLicense({ database }, { kind: 'contractor', year: 2026 })
    const one = await permit({ contractorLicense: license.number })
    await expect(
      claimLicense(acting(manager), claim(license.number, { organizationId, pin: '000000' })),
    ).rejects.toMatchObject({ code: 'License.NotFound' })
    expect((await list(acting(member))).permits).toEqual([])
    await claimLicense(acting(manager), claim(license.number, { organizationId }))
    await claimLicense(acting(manager), claim(license.number, { organizationId }))
    expect(licensesOf(await listOwnLicenses(acting(member)))).toMatchObject([
      { number: license.number, isContractor: true, status: 'active', validTo: '2026-12-31' },
    ])
    expect((await list(acting(member))).permits).toMatchObject([{ number: one.number }])
    // Not for oneself, and not for strangers.
    expect((await list(contextOf(member))).permits).toEqual([])
    const stranger = await person()
    expect((await list(acting(stranger))).permits).toEqual([])
    expect(licensesOf(await listOwnLicenses(acting(stranger)))).toEqual([])
  })

  it('is for managers, and never takes another organization’s', async () => {
    const [first, second] = [await company(), await company()]
    const license = await putLicense({ database }, { kind: 'contractor', year: 2026 })
    await expect(
      claimLicense(
        first.acting(first.member),
        claim(license.number, { organizationId: first.organizationId }),
      ),
    ).rejects.toMatchObject({ code: 'Organization.ManagersOnly' })
    await claimLicense(
      first.acting(first.manager),
      claim(license.number, { organizationId: first.organizationId }),
    )
    await expect(
      claimLicense(
        second.acting(second.manager),
        claim(license.number, { organizationId: second.organizationId }),
      ),
    ).rejects.toMatchObject({ code: 'Contractors.LicenseTaken' })
  })

  it('counts guessed PINs by license', async () => {
    const { organizationId, acting, manager } = await company()
    const license = await putLicense({ database }, { kind: 'contractor', year: 2026 })
    const guess = (typed: string) =>
      claimLicense(acting(manager), claim(license.number, { organizationId, pin: typed }))
    for (let tried = 0; tried < 5; tried += 1)
      await expect(guess(`00000${tried}`)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(guess(pin)).rejects.toThrow('Auth.TooManyAttempts')
  })
})

describe('a contractor’s permits', () => {
  it('are in the views that say what to do', async () => {
    const { organizationId, acting, manager } = await company()
    const license = await putLicense({ database }, { kind: 'contractor', year: 2026 })
    await claimLicense(acting(manager), claim(license.number, { organizationId }))
    const named = { contractorLicense: license.number }
    const due = await permit({ ...named, state: 'feeDue' })
    const paid = await permit({ ...named, state: 'feeDue' })
    await pay(paid.requestId)
    const toBook = await permit({ ...named, state: 'issued', expiresOn: '2027-05-01' })
    const booked = await permit({ ...named, state: 'inspections', expiresOn: '2026-12-20' })
    await permit({ ...named, state: 'final' })
    await database.write((builder) => [
      builder.insert(permitInspections).values({
        id: newId<'inspection'>(now),
        permitId: booked.id,
        code: 'final',
        result: 'booked',
        day: '2026-11-24',
        window: 'morning',
        createdAt: now,
        updatedAt: now,
      }),
    ])
    const context = acting(manager)
    const numbers = async (view: ContractorView) =>
      (await list(context, view)).permits.map(({ number }) => number)
    expect(await numbers('feeDue')).toEqual([due.number])
    expect(await numbers('toBook')).toEqual([toBook.number])
    expect(await numbers('expiring')).toEqual([booked.number])
    expect(await numbers('open')).toHaveLength(4)
    expect((await list(context, 'all')).counts).toEqual({
      open: 4,
      toBook: 1,
      feeDue: 1,
      expiring: 1,
      all: 5,
    })
    expect((await list(context, 'toBook')).permits[0]?.nextInspection).not.toBeNull()
    expect((await list(context, 'expiring')).permits[0]?.booked?.name).toBeTruthy()
  })

  it('come in pages, each permit once', async () => {
    const { organizationId, acting, manager } = await company()
    const license = await putLicense({ database }, { kind: 'contractor', year: 2026 })
    await claimLicense(acting(manager), claim(license.number, { organizationId }))
    const total = contractorLimits.page + 2
    for (let made = 0; made < total; made += 1) await permit({ contractorLicense: license.number })
    const first = (await list(acting(manager))).permits.map(({ number }) => number)
    expect(first).toHaveLength(contractorLimits.page)
    const last = { year: 2026, number: first.at(-1) ?? 0 }
    const second = (await list(acting(manager), 'open', last)).permits.map(({ number }) => number)
    expect(second).toHaveLength(2)
    expect(new Set([...first, ...second]).size).toBe(total)
  })
})
