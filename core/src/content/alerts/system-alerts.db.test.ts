import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { deleteAccount } from '../../accounts/account/index.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { picturesInMemory } from '../../people/profiles/pictures.fixture.ts'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import { systemAlertReads } from './alerts.sql.ts'
import {
  createSystemAlert,
  deleteSystemAlert,
  listOwnAlerts,
  listSystemAlerts,
  readOwnAlert,
  updateSystemAlert,
} from './index.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())

const edit = {
  titleEnglish: ' Office closed ',
  titleSpanish: 'Oficina cerrada',
  textEnglish: '<p onclick="x()">On <b>Monday</b>.</p><script>alert(1)</script>',
  textSpanish: '<p>El lunes.</p>',
  active: true,
}
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const noAlert = '01900000-0000-7000-8000-000000000000'

it('only staff see and change them all', async () => {
  const resident = contextOf(await person())
  const entries: (() => Promise<unknown>)[] = [
    () => listSystemAlerts(resident),
    () => createSystemAlert(resident, edit),
    () => updateSystemAlert(resident, noAlert, edit),
    () => deleteSystemAlert(resident, noAlert),
  ]
  for (const entry of entries) await expect(entry()).rejects.toThrow('Auth.StaffOnly')
})

it('staff’s texts are sanitized, and every change is audited', async () => {
  const clerk = await person({ isAdmin: true })
  const context = contextOf(clerk)
  const id = await createSystemAlert(context, edit)
  const find = async () => (await listSystemAlerts(context)).find(({ Id }) => Id === id)
  expect(await find()).toMatchObject({
    CreatedBy: clerk.userId,
    TitleAlertEnglish: 'Office closed',
    TextEnglish: '<p>On <b>Monday</b>.</p>',
    Active: true,
    MaintenanceWarning: false,
  })
  await updateSystemAlert(context, id, { ...edit, active: false })
  expect(await find()).toMatchObject({ Active: false })
  await deleteSystemAlert(context, id)
  expect(await find()).toBeUndefined()
  const log = await database.read((builder) =>
    builder
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, id))
      .orderBy(sql`ctid`),
  )
  expect(log.map(({ actor, operation, details }) => [actor, operation, details])).toEqual([
    [clerk.userId, 'createSystemAlert', { title: 'Office closed', active: true }],
    [clerk.userId, 'updateSystemAlert', { title: 'Office closed', active: false }],
    [clerk.userId, 'deleteSystemAlert', {}],
  ])
})

it('one with nothing left after sanitizing is refused, and so is an empty one', async () => {
  const context = contextOf(await person({ isAdmin: true }))
  const empty = { ...edit, textSpanish: '<script>alert(1)</script>' }
  await expect(createSystemAlert(context, empty)).rejects.toMatchObject({
    code: 'Util.FormContainsErrors',
    problems: [{ field: 'textSpanish', code: 'Validation.Required' }],
  })
  await expect(updateSystemAlert(context, noAlert, edit)).rejects.toThrow('Alerts.NotFound')
  await expect(deleteSystemAlert(context, noAlert)).rejects.toThrow('Alerts.NotFound')
})

it('each reader dismisses for themselves, and a reactivated alert is unread again', async () => {
  const clerk = await person({ isAdmin: true })
  const staff = (minutes: number) => contextOf(clerk, later(minutes))
  const reader = await person({ hasContact: false, isVerified: false })
  const another = contextOf(await person())
  const first = await createSystemAlert(staff(0), edit)
  const second = await createSystemAlert(staff(1), edit)
  const own = async (context = contextOf(reader)) =>
    (await listOwnAlerts(context))
      .filter(({ Id }) => Id === first || Id === second)
      .map(({ Id, Read, CreatedBy }) => [Id, Read, CreatedBy])

  expect(await own()).toEqual([
    [second, false, null],
    [first, false, null],
  ])
  await readOwnAlert(contextOf(reader, later(2)), second)
  await readOwnAlert(contextOf(reader, later(2)), second)
  expect(await own()).toEqual([
    [first, false, null],
    [second, true, null],
  ])
  expect(await own(another)).toEqual([
    [second, false, null],
    [first, false, null],
  ])
  // A corrected typo is not new, and an inactive alert is hidden.
  await updateSystemAlert(staff(3), second, { ...edit, titleEnglish: 'City office closed' })
  expect(await own()).toEqual([
    [first, false, null],
    [second, true, null],
  ])
  await updateSystemAlert(staff(4), second, { ...edit, active: false })
  expect(await own()).toEqual([[first, false, null]])
  await updateSystemAlert(staff(5), second, edit)
  expect(await own()).toEqual([
    [second, false, null],
    [first, false, null],
  ])
})

it('only existing alerts can be dismissed, and only by logged-in people', async () => {
  const context = contextOf(await person())
  await expect(readOwnAlert(context, noAlert)).rejects.toThrow('Alerts.NotFound')
  const visitor = { ...context, actor: { kind: 'anonymous' } } as const
  await expect(listOwnAlerts(visitor)).rejects.toThrow('Auth.SignInRequired')
  await expect(readOwnAlert(visitor, noAlert)).rejects.toThrow('Auth.SignInRequired')
})

it('reads are deleted with the alert, and with the account', async () => {
  const clerk = contextOf(await person({ isAdmin: true }))
  const reader = contextOf(await person())
  const leaving = await person()
  const id = await createSystemAlert(clerk, edit)
  await readOwnAlert(reader, id)
  await readOwnAlert(contextOf(leaving), id)
  const readers = async () => {
    const rows = await database.read((builder) =>
      builder.select().from(systemAlertReads).where(eq(systemAlertReads.alertId, id)),
    )
    return rows.length
  }
  expect(await readers()).toBe(2)
  await deleteAccount(contextOf(leaving), picturesInMemory().files, leaving.userId)
  expect(await readers()).toBe(1)
  await deleteSystemAlert(clerk, id)
  expect(await readers()).toBe(0)
})
