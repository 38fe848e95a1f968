import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { users } from '../../people/users/users.sql.ts'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { billingMaintenancePeriods } from './alerts.sql.ts'
import { clockTextAt } from './clock-time.ts'
import { weekdays } from './days.ts'
import { periodWith, type WindowOptions } from './maintenance.fixture.ts'
import {
  createMaintenancePeriod,
  deleteMaintenancePeriod,
  billPayOpen,
  expectBillPayOpen,
  explainClosure,
  getMaintenanceInfo,
  isBillPayOpen,
  listMaintenancePeriods,
  listOwnAlerts,
  readMaintenance,
  readOwnAlert,
  updateMaintenancePeriod,
} from './index.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())

// Friday, November 20, 2026, 10 am and 11 pm in Chicago.
const morning = new Date('2026-11-20T16:00:00Z')
const evening = new Date('2026-11-21T05:00:00Z')
const noPeriod = '01900000-0000-7000-8000-000000000000'

const editWith = (downtime: WindowOptions = {}, warning?: WindowOptions) => {
  const { maintenanceWarningAlert, maintenanceSettings } = periodWith(downtime, warning)
  return { maintenanceWarningAlert, maintenanceSettings }
}

const clerk = await person({ isAdmin: true })
const staff = (at: Date = morning) => contextOf(clerk, at)
const payer = await person()
const paying = (at: Date) => contextOf(payer, at)

/** The error of a payment's own write; null on success. */
async function claimAt(at: Date): Promise<DomainError | null> {
  const context = paying(at)
  const open = billPayOpen(context)
  try {
    await context.database.write((builder) => [
      requireThat(builder, open.holds, open.kind, open.code),
      builder.update(users).set({ firstName: 'Paid' }).where(eq(users.id, payer.userId)),
    ])
    return null
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

afterEach(() => database.write((builder) => [builder.delete(billingMaintenancePeriods)]))

it('only staff see and change them', async () => {
  const resident = paying(morning)
  const entries: (() => Promise<unknown>)[] = [
    () => listMaintenancePeriods(resident),
    () => createMaintenancePeriod(resident, editWith()),
    () => updateMaintenancePeriod(resident, noPeriod, editWith()),
    () => deleteMaintenancePeriod(resident, noPeriod),
  ]
  for (const entry of entries) await expect(entry()).rejects.toThrow('Auth.StaffOnly')
  const missing: (() => Promise<unknown>)[] = [
    () => updateMaintenancePeriod(staff(), noPeriod, editWith()),
    () => deleteMaintenancePeriod(staff(), noPeriod),
  ]
  for (const entry of missing) await expect(entry()).rejects.toThrow('Maintenance.NotFound')
})

it('a period is stored as it was sent, also a warning that is off and incomplete', async () => {
  const edit = editWith(
    { days: ['monday', 'friday'], startDate: '2026-11-01', endDate: '2026-12-31' },
    { enabled: false, spanishText: '', startTime: '', days: [] },
  )
  const id = await createMaintenancePeriod(staff(), edit)
  expect(await listMaintenancePeriods(staff())).toEqual([
    { id, ...edit, onlineBillPayEnabled: true },
  ])
  const other = editWith({ startTime: '12:00 AM', endTime: '12:00 AM' }, { enabled: true })
  await updateMaintenancePeriod(staff(), id, other)
  expect(await listMaintenancePeriods(staff())).toEqual([
    { id, ...other, onlineBillPayEnabled: false },
  ])
  await deleteMaintenancePeriod(staff(), id)
  expect(await listMaintenancePeriods(staff())).toEqual([])
  const log = await database.read((builder) =>
    builder
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, id))
      .orderBy(sql`ctid`),
  )
  expect(log.map(({ actor, operation }) => [actor, operation])).toEqual([
    [clerk.userId, 'createMaintenancePeriod'],
    [clerk.userId, 'updateMaintenancePeriod'],
    [clerk.userId, 'deleteMaintenancePeriod'],
  ])
})

it('an incomplete period is refused with each wrong field', async () => {
  const edit = editWith({ englishText: ' ' }, { startTime: '13:00 PM' })
  await expect(createMaintenancePeriod(staff(), edit)).rejects.toMatchObject({
    code: 'Util.FormContainsErrors',
    problems: [
      { field: 'maintenanceWarningAlert.startTime', code: 'Validation.Invalid' },
      { field: 'maintenanceSettings.englishText', code: 'Validation.Required' },
    ],
  })
})

it('during a downtime no one can pay, and a payment’s own write is rolled back', async () => {
  await createMaintenancePeriod(staff(), editWith())
  await expect(expectBillPayOpen(paying(morning))).resolves.toBeUndefined()
  expect(await claimAt(morning)).toBeNull()
  await database.write((builder) => [builder.update(users).set({ firstName: 'Rosa' })])
  const refusal = await claimAt(evening)
  expect(refusal).toMatchObject({ kind: 'unavailable', code: 'Billing.MaintenanceClosed' })
  const [after] = await database.read((builder) =>
    builder.select().from(users).where(eq(users.id, payer.userId)),
  )
  expect(after?.firstName).toBe('Rosa')
  // Five hours until 4 am.
  const closed = {
    code: 'Billing.MaintenanceClosed',
    retryAfterSeconds: 5 * 3600,
    detail: expect.stringContaining('November 21, 2026 at 4:00'),
  }
  await expect(expectBillPayOpen(paying(evening))).rejects.toMatchObject(closed)
  expect(await explainClosure(paying(evening), refusal)).toMatchObject(closed)
  const other = new DomainError('not-found', 'Error.NotFound')
  expect(await explainClosure(paying(evening), other)).toBe(other)
})

it('the refusal is in the reader’s language, and without a time if that is unknown', async () => {
  const id = await createMaintenancePeriod(staff(), editWith())
  const spanish = { ...paying(evening), language: 'es' } as const
  await expect(expectBillPayOpen(spanish)).rejects.toMatchObject({
    detail: expect.stringContaining('21 de noviembre de 2026'),
  })
  const always = editWith({ startTime: '12:00 AM', endTime: '12:00 AM' })
  await updateMaintenancePeriod(staff(), id, always)
  await expect(expectBillPayOpen(spanish)).rejects.toMatchObject({
    code: 'Billing.MaintenanceClosed',
    retryAfterSeconds: null,
    detail: null,
  })
})

it('the statement and the rule agree at every minute, also on the days when clocks change', async () => {
  const days = ['everyDay', ...weekdays] as const
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
  const anyWindow = fc.record({
    start: fc.oneof(minute, fc.integer({ min: 50, max: 190 })),
    end: fc.oneof(minute, fc.integer({ min: 50, max: 190 })),
    days: fc.subarray([...days], { minLength: 1 }),
    startDate: fc.constantFrom(null, '2026-03-07', '2026-03-08', '2026-10-31'),
    endDate: fc.constantFrom(null, '2026-11-01', '2026-11-02'),
  })
  const aroundChanges = fc.tuple(
    fc.constantFrom(Date.UTC(2026, 2, 8, 8), Date.UTC(2026, 10, 1, 7)),
    fc.integer({ min: -20 * 60, max: 20 * 60 }),
  )
  await fc.assert(
    fc.asyncProperty(
      anyWindow,
      fc.array(aroundChanges, { minLength: 6, maxLength: 6 }),
      async ({ start, end, ...options }, instants) => {
        const window = { ...options, startTime: clockTextAt(start), endTime: clockTextAt(end) }
        const id = await createMaintenancePeriod(staff(), editWith(window))
        const maintenance = await readMaintenance(staff())
        const edges = [start, end].flatMap((minutes) =>
          [Date.UTC(2026, 2, 8, 6), Date.UTC(2026, 10, 1, 5)].map(
            (midnight) => midnight + minutes * 60_000,
          ),
        )
        const moments = [...instants.map(([at, minutes]) => at + minutes * 60_000), ...edges]
        const found = await Promise.all(
          moments.map(async (moment) => {
            const at = new Date(moment)
            const isOpen = (await claimAt(at)) === null
            return [at.toISOString(), isOpen, isBillPayOpen(maintenance, at)]
          }),
        )
        await deleteMaintenancePeriod(staff(), id)
        expect(found.map(([at, byStatement]) => [at, byStatement])).toEqual(
          found.map(([at, , byRule]) => [at, byRule]),
        )
      },
    ),
    { numRuns: 60, seed: 20261121 },
  )
})

it('anyone can see whether bills can be paid, the warning, and when it ends', async () => {
  const open = { maintenanceWarningAlert: null, maintenanceSettings: null, reopensAt: null }
  expect(await getMaintenanceInfo(paying(morning))).toEqual({ ...open, onlineBillPayEnabled: true })
  const warning = { startTime: '08:00 AM', endTime: '10:00 PM', englishText: 'Tonight' }
  const edit = editWith({}, warning)
  await createMaintenancePeriod(staff(), edit)
  expect(await getMaintenanceInfo(paying(morning))).toEqual({
    ...edit,
    onlineBillPayEnabled: true,
    reopensAt: null,
  })
  expect(await getMaintenanceInfo(paying(evening))).toEqual({
    maintenanceWarningAlert: null,
    maintenanceSettings: edit.maintenanceSettings,
    onlineBillPayEnabled: false,
    reopensAt: '2026-11-21T10:00:00.000Z',
  })
})

it('a current warning is in everyone’s queue until it is dismissed, or the period changes', async () => {
  const warning = { startTime: '08:00 AM', endTime: '08:00 PM', englishText: 'Bills & <cards>' }
  const id = await createMaintenancePeriod(staff(), editWith({}, warning))
  const own = async (at: Date) =>
    (await listOwnAlerts(paying(at))).map(({ Id, Read }) => [Id, Read])
  expect(await listOwnAlerts(paying(morning))).toEqual([
    {
      Id: id,
      CreatedBy: null,
      TitleAlertEnglish: 'Maintenance warning',
      TitleAlertSpanish: 'Aviso de mantenimiento',
      TextEnglish: '<p>Bills &amp; &lt;cards&gt;</p>',
      TextSpanish: '<p>Estamos actualizando el sistema de facturación.</p>',
      Active: true,
      CreatedAt: morning.toISOString(),
      MaintenanceWarning: true,
      Read: false,
    },
  ])
  expect(await own(evening)).toEqual([])
  const noon = new Date('2026-11-20T18:00:00Z')
  await readOwnAlert(paying(noon), id)
  expect(await own(noon)).toEqual([[id, true]])
  const afternoon = new Date('2026-11-20T20:00:00Z')
  await updateMaintenancePeriod(staff(afternoon), id, editWith({ endTime: '06:00 AM' }, warning))
  expect(await own(afternoon)).toEqual([[id, false]])
})
