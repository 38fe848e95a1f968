import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { formDefinitions, formSubmissions } from '../../casework/forms/forms.sql.ts'
import { putRequest } from '../../casework/requests/requests.fixture.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { chargePayment } from '../../money/payments/charge-payment.ts'
import { openMachine } from '../../money/payments/machine.fixture.ts'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { wallTimeAt } from '../../platform/kernel/zoned-time.ts'
import { addLicense, quoteLicense } from './add-license.ts'
import { calculateRenewal } from './calculate-renewal.ts'
import { checkLicense } from './check-license.ts'
import { getLicenseApplication } from './license-application.ts'
import { putFees, secret } from './licenses.fixture.ts'
import { newLicenseDefinition } from './new-license-form.ts'
import { renewFreeLicense } from './renew-free-license.ts'
import { sendPaidLicenses } from './send-paid-licenses.ts'
import { getLicense } from './staff-licenses.ts'

const where = await testDatabase()
const machine = await openMachine(where)
const { ana, at, contextOf, mailTo, nonce, orderOf, person, provider } = machine
afterAll(() => machine.stop())

const clerk = await person({ roles: ['caseWorker'] })
const viewer = await person({ roles: ['viewer'] })
const asClerk = () => contextOf(clerk, at().clock.now())
const thisYear = () => wallTimeAt(at().clock.now(), at().city.timeZone).year
const guest = () => contextIn(where, {})

beforeAll(async () => {
  await putFees(at(), 'cafe')
  await putFees(at(), 'club', 50)
})

/** As a resident sends it by the hosted form. */
async function application(answers: Readonly<Record<string, unknown>> = {}) {
  const sentAt = at().clock.now()
  const { database } = at()
  const id = await putRequest(database, sentAt, {
    userId: ana.userId,
    language: 'es',
    address: '12 Spring St',
  })
  await database.write((builder) => [
    builder.insert(formSubmissions).values({
      id: newId<'submission'>(sentAt),
      processId: '141',
      version: 1,
      owner: `user/${ana.userId}`,
      answers: { licenseKind: 'cafe', business: "Café O'Brien Muñoz", seats: '24', ...answers },
      feeTotalCents: 0,
      requestId: id,
      createdAt: sentAt,
    }),
  ])
  return id
}

const given = (over: Partial<Parameters<typeof addLicense>[1]> = {}) => ({
  secret,
  requestId: null,
  number: '',
  kind: 'cafe',
  trades: [],
  businessName: "Café O'Brien Muñoz",
  address: '12 Spring St',
  email: '',
  language: 'es' as const,
  year: thisYear(),
  answers: {},
  ...over,
})

const rowOf = async (id: string) => {
  const rows = await at().database.rows<{ status: string; number: string; cents: number | null }>(
    sql`select status, number, payment_amount_cents as cents from ${requests} where id = ${id}`,
  )
  return rows[0]
}

const codeOf = async (id: string): Promise<string> => {
  const { years } = await getLicense(asClerk(), id)
  return years[0]?.code ?? ''
}

const renewalOf = (number: string, pin: string) =>
  calculateRenewal(guest(), {
    year: thisYear(),
    number,
    pin,
    address: `198.51.100.${Math.floor(Math.random() * 250)}`,
    secret,
  })

it('every city has the form of the application as it stands here', async () => {
  const [form] = await at().database.read((builder) =>
    builder
      .select({ definition: formDefinitions.definition, name: formDefinitions.name })
      .from(formDefinitions)
      .where(sql`process_id = '141' and is_current`),
  )
  expect(form).toEqual({ name: 'Business License', definition: newLicenseDefinition })
})

describe('a license for an application', () => {
  it('has what the form asked for, and no other request is an application', async () => {
    const id = await application()
    expect(await getLicenseApplication(asClerk(), id)).toEqual({
      application: {
        kind: 'cafe',
        trades: [],
        businessName: "Café O'Brien Muñoz",
        address: '12 Spring St',
        email: ana.email,
        language: 'es',
        answers: { seats: 24 },
        isOpen: true,
      },
      license: null,
    })
    const other = await putRequest(at().database, at().clock.now())
    expect(await getLicenseApplication(asClerk(), other)).toEqual({
      application: null,
      license: null,
    })
  })

  it('asks for its fee, counts once it is paid, and is mailed with its PIN alone then', async () => {
    const id = await application()
    const { email } = ana
    const added = await addLicense(asClerk(), given({ requestId: id, email }))
    expect(added).toMatchObject({
      pin: null,
      dueCents: 10_000,
      number: expect.stringMatching(/^L-\d+$/),
    })
    expect(await rowOf(id)).toMatchObject({ status: 'Pending Payment', cents: 10_000 })
    const code = await codeOf(added.id)
    expect((await checkLicense(guest(), code)).result).toBe('unpaid')
    expect(await sendPaidLicenses(at(), secret)).toBe(0)

    const { number = '' } = (await rowOf(id)) ?? {}
    const order = orderOf(10_000, {
      purpose: 'Form Fee',
      items: [{ accountNumber: number, amountCents: 10_000, requestId: id }],
    })
    await chargePayment(at(), provider, order, await nonce())
    expect((await checkLicense(guest(), code)).result).toBe('valid')
    const runs = await Promise.allSettled([
      sendPaidLicenses(at(), secret),
      sendPaidLicenses(at(), secret),
    ])
    expect(runs.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    expect((await rowOf(id))?.status).toBe('Complete')
    const mails = (await mailTo(email)).filter(({ kind }) => kind === 'license-issued')
    expect(mails).toHaveLength(1)
    // Queued by us, in the shape of a mail.
    const { values, language } = mails[0] as {
      values: Record<string, string>
      language: string
    }
    expect(language).toBe('es')
    expect(await renewalOf(added.number, values['pin'] ?? '')).toMatchObject({ success: true })
  })

  it('is issued once, though two clerks do it at once', async () => {
    const id = await application()
    const both = await Promise.allSettled([
      addLicense(asClerk(), given({ requestId: id })),
      addLicense(asClerk(), given({ requestId: id })),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(addLicense(asClerk(), given({ requestId: id }))).rejects.toMatchObject({
      code: 'Licenses.NotOpen',
    })
  })

  it('costs nothing below a dollar, and is valid at once', async () => {
    const id = await application({ licenseKind: 'club' })
    const added = await addLicense(
      asClerk(),
      given({ requestId: id, kind: 'club', email: 'club@example.test' }),
    )
    expect(added).toMatchObject({ dueCents: 0, pin: expect.stringMatching(/^\d{6}$/) })
    expect((await rowOf(id))?.status).toBe('Complete')
    expect((await checkLicense(guest(), await codeOf(added.id))).result).toBe('valid')
  })
})

describe('a license by hand', () => {
  it('is valid at once for its year, with a PIN that is shown once', async () => {
    const added = await addLicense(asClerk(), given({ number: 'r-77001' }))
    expect(added).toMatchObject({ number: 'R-77001', dueCents: 0 })
    expect((await checkLicense(guest(), await codeOf(added.id))).result).toBe('valid')
    expect(await renewalOf('R-77001', added.pin ?? '')).toMatchObject({ success: true, total: 100 })
    await expect(addLicense(asClerk(), given({ number: 'R-77001' }))).rejects.toMatchObject({
      code: 'Licenses.NumberTaken',
    })
  })

  it('next year’s does not count before its first day', async () => {
    const added = await addLicense(asClerk(), given({ year: thisYear() + 1 }))
    expect((await checkLicense(guest(), await codeOf(added.id))).result).toBe('not-yet')
  })

  it('needs a name, an address, fees for its kind, and this year or the next', async () => {
    await expect(
      addLicense(asClerk(), given({ businessName: ' ', address: '', year: thisYear() - 1 })),
    ).rejects.toMatchObject({
      problems: [{ field: 'businessName' }, { field: 'address' }, { field: 'year' }],
    })
    await expect(addLicense(asClerk(), given({ kind: 'none' }))).rejects.toMatchObject({
      code: 'License.NoSchedule',
    })
  })

  it('is not for staff who only read', async () => {
    await expect(addLicense(contextOf(viewer, at().clock.now()), given())).rejects.toMatchObject({
      code: 'Auth.RoleMissing',
    })
  })

  it('is quoted for the whole year, with the rule', async () => {
    const quote = await quoteLicense(asClerk(), { kind: 'cafe', year: thisYear(), answers: {} })
    expect(quote.totalCents).toBe(10_000)
    expect(quote.summary.join(' ')).toContain('Code 6.02')
  })
})

describe('a renewal without a payment', () => {
  it('is by staff where the fees are below a dollar, once for a year', async () => {
    const { id } = await addLicense(asClerk(), given({ kind: 'club' }))
    expect(await getLicense(asClerk(), id)).toMatchObject({ isFree: true, version: 1 })
    const renewed = await renewFreeLicense(asClerk(), { id, version: 1 })
    expect(renewed).toEqual({ version: 2, year: thisYear() + 1 })
    expect((await checkLicense(guest(), await codeOf(id))).result).toBe('not-yet')
    await expect(renewFreeLicense(asClerk(), { id, version: 1 })).rejects.toMatchObject({
      code: 'License.TooEarly',
    })
  })

  it('is refused where there are fees', async () => {
    const { id } = await addLicense(asClerk(), given())
    expect(await getLicense(asClerk(), id)).toMatchObject({ isFree: false })
    await expect(renewFreeLicense(asClerk(), { id, version: 1 })).rejects.toMatchObject({
      code: 'Licenses.HasFees',
    })
  })
})
