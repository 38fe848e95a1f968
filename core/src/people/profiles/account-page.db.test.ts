import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { deleteAccount } from '../../accounts/account/delete-account.ts'
import { exportData } from '../../accounts/account/export-data.ts'
import { getProfile } from '../../accounts/account/get-profile.ts'
import { getProfileDetails } from '../../accounts/account/profile-details.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { png } from '../../platform/files/pictures.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { joinOrganizations, verifyMember } from '../organizations/index.ts'
import { sessions, userEvents, users } from '../users/users.sql.ts'
import { getNotificationSettings, setNotification } from './notification-preferences.ts'
import { now, peopleIn } from './people.fixture.ts'
import { picturesInMemory } from './pictures.fixture.ts'
import { contacts } from './residents.sql.ts'
import { type ProfileEdit, updateProfile } from './update-profile.ts'
import { updateUser } from './update-user.ts'
import { setPicture } from './upload-picture.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase('demo')
const { database, contextOf, person, mailTo } = peopleIn({ databaseUrl, neonEndpoint })
const { files, stored } = picturesInMemory()

const home = { address1: '1 Wing St', address2: '', city: 'Elgin', state: 'IL', zip: '60123' }
const edit: ProfileEdit = {
  ...home,
  firstName: 'Rosa',
  lastName: 'Vega-Luz',
  phoneNumber: '847 555 0166',
}
let address1 = ''

beforeAll(async () => {
  const rows = await database.rows<{ address: string }>(
    sql`select street_number || ' ' || street_name || ' ' || street_suffix as address
      from parcels where historic_district is not null order by id limit 1`,
  )
  address1 = rows[0]?.address ?? ''
})

const profileOf = async (actor: UserActor) =>
  // The contract's shape.
  JSON.parse(await getProfile(contextOf(actor), actor.userId)) as Record<string, unknown>

const rowOf = async (userId: string) => {
  const [row] = await database.read((builder) =>
    builder
      .select()
      .from(users)
      .where(sql`id = ${userId}`),
  )
  return row
}

const bakery = (taxId: string) => ({
  ...home,
  name: 'Lantern Bakery',
  taxId,
  businessLicenseId: 'BL 1',
  sfId: '',
})

describe('the profile', () => {
  it('returns the person, their address and its land parcel, in one round trip', async () => {
    const actor = await person()
    await updateProfile(contextOf(actor), { ...edit, address1: ` ${address1.toUpperCase()}. ` })
    const before = await trips()
    expect(await profileOf(actor)).toMatchObject({
      Email: actor.email,
      lastName: 'Vega-Luz',
      phoneNumber: '(847) 555-0166',
      toggleEmailNotifications: true,
      togglePhoneNotifications: false,
      landParcel: {
        Refuse_Pickup_Day__c: expect.stringMatching(/day$/),
        Historic_District__c: expect.stringContaining('Historic District'),
      },
    })
    expect((await trips()) - before).toBe(1)
    await updateProfile(contextOf(actor), { ...edit, address1: '99999 Nowhere St' })
    expect((await profileOf(actor))['landParcel']).toBeNull()
  })

  it('is only for its owner', async () => {
    const actor = await person()
    const other = await person({ isAdmin: true })
    for (const ask of [getProfile, getProfileDetails, getNotificationSettings]) {
      await expect(ask(contextOf(actor), other.userId)).rejects.toThrow(
        'not-found: Account.NotYours',
      )
      await expect(ask(contextOf(other), actor.userId)).rejects.toThrow('not-found')
    }
    await expect(deleteAccount(contextOf(other), files, actor.userId)).rejects.toThrow('not-found')
  })

  it('changes user and contact together, and leaves toggles that are not sent', async () => {
    const actor = await person()
    await updateProfile(contextOf(actor), { ...edit, togglePhoneNotifications: true })
    const answer = await updateProfile(contextOf(actor), edit)
    expect(JSON.parse(answer)).toMatchObject({
      userResponse: { Id: actor.userId, LastName: 'Vega-Luz', PhoneNumber: '(847) 555-0166' },
    })
    expect(await profileOf(actor)).toMatchObject({ togglePhoneNotifications: true })
    const [contact] = await database.read((builder) =>
      builder
        .select()
        .from(contacts)
        .where(sql`id = ${actor.contactId}`),
    )
    expect(contact).toMatchObject({ lastName: 'Vega-Luz', city: 'Elgin' })
  })

  it('notifies of a changed address by mail, not of the first one or the same', async () => {
    const actor = await person()
    for (const street of ['1 Wing St', '1 Wing St', '2 Wing St']) {
      await updateProfile(contextOf(actor), { ...edit, address1: street })
    }
    expect(await mailTo(actor.email)).toMatchObject([{ kind: 'address-changed' }])
  })

  it('moves to another address only with the password of the last 15 minutes', async () => {
    const actor = await person()
    await updateProfile(contextOf(actor), { ...edit, address1: '1 First St' })
    const later = contextOf(actor, new Date(now.getTime() + 16 * 60_000))
    const move = () => updateProfile(later, { ...edit, address1: '2 Second St' })
    await expect(move()).rejects.toThrow('Auth.ConfirmationRequired')
    // The rest can be changed while the address stays.
    await updateProfile(later, { ...edit, address1: '1 First St', firstName: 'Lucia' })
    expect(await profileOf(actor)).toMatchObject({ address1: '1 First St', firstName: 'Lucia' })
    expect(await mailTo(actor.email)).toEqual([])
    await database.write((builder) => [
      builder
        .update(sessions)
        .set({ confirmedAt: later.clock.now() })
        .where(sql`id = ${actor.sessionId}`),
    ])
    await move()
    expect(await profileOf(actor)).toMatchObject({ address1: '2 Second St' })
  })

  it('refuses what the form refuses', async () => {
    const actor = await person()
    const wrong = { ...edit, firstName: ' ', zip: '6012' }
    await expect(updateProfile(contextOf(actor), wrong)).rejects.toThrow('Util.FormContainsErrors')
    expect((await rowOf(actor.userId))?.lastName).toBe('Vega')
  })
})

describe('the account to act for', () => {
  it('is an organization of which one is an approved member, or oneself', async () => {
    const manager = await person()
    const asking = await person()
    const [joined] = await joinOrganizations(contextOf(manager), [bakery('S1')])
    const organizationId = joined?.Id ?? ''
    await joinOrganizations(contextOf(asking), [bakery('S1')])
    const choose = (actor: UserActor, selectedOrganization: string) =>
      updateUser(contextOf(actor), { selectedOrganization })
    expect(JSON.parse(await choose(manager, organizationId))).toMatchObject({
      userResponse: { selectedOrganizationInfo: { Id: organizationId, Name: 'Lantern Bakery' } },
    })
    expect(JSON.parse(await choose(manager, 'personal'))).toMatchObject({
      userResponse: { selectedOrganizationInfo: null },
    })
    const unknown = newId<'organization'>()
    for (const id of [organizationId, unknown]) {
      await expect(choose(asking, id)).rejects.toThrow('not-found: Organization.NotFound')
    }
    await verifyMember(contextOf(manager), { organizationId, userId: asking.userId })
    await choose(asking, organizationId)
    await updateUser(contextOf(asking), { Language: 'es' })
    expect(await rowOf(asking.userId)).toMatchObject({
      language: 'es',
      selectedOrganizationId: organizationId,
    })
  })

  it('is asked of a complete account only; a language of any', async () => {
    const actor = await person({ isVerified: false })
    const change = { selectedOrganization: 'personal' }
    await expect(updateUser(contextOf(actor), change)).rejects.toThrow('forbidden')
    await updateUser(contextOf(actor), { Language: 'es' })
    expect((await rowOf(actor.userId))?.language).toBe('es')
  })
})

describe('notification settings', () => {
  it('are on until the person opts out, in the reader’s language', async () => {
    const actor = await person()
    const inSpanish = { ...contextOf(actor), language: 'es' as const }
    const first = await getNotificationSettings(inSpanish, actor.userId)
    expect(first.every(({ enabled, optedOut }) => enabled && !optedOut)).toBe(true)
    expect(first[0]?.notificationName).toBe('Novedades de mis solicitudes')
    const off = { id: actor.userId, setting: 'bill-ready', enabled: false }
    expect(await setNotification(contextOf(actor), off)).toMatchObject({
      enabled: false,
      optedOut: true,
    })
    const after = await getNotificationSettings(contextOf(actor), actor.userId)
    expect(after.filter(({ optedOut }) => optedOut).map((s) => s.notificationId)).toEqual([
      'bill-ready',
    ])
    await setNotification(contextOf(actor), { ...off, enabled: true })
    expect(await getNotificationSettings(contextOf(actor), actor.userId)).not.toContainEqual(
      expect.objectContaining({ optedOut: true }),
    )
  })

  it('are those of the list', async () => {
    const actor = await person()
    for (const setting of ['', 'nothing', '__proto__', 'constructor']) {
      await expect(
        setNotification(contextOf(actor), { id: actor.userId, setting, enabled: false }),
      ).rejects.toThrow('not-found: NotificationSetting.NotFound')
    }
  })
})

describe('the download', () => {
  it('holds the data of this person only, in one round trip', async () => {
    const actor = await person()
    await updateProfile(contextOf(actor), { ...edit, address1 })
    await joinOrganizations(contextOf(actor), [bakery('D1')])
    await setNotification(contextOf(actor), {
      id: actor.userId,
      setting: 'bill-ready',
      enabled: false,
    })
    const before = await trips()
    const data: unknown = JSON.parse(await exportData(contextOf(actor)))
    expect((await trips()) - before).toBe(1)
    expect(data).toMatchObject({
      user: { Id: actor.userId },
      contact: { address1 },
      organizations: [{ Name: 'Lantern Bakery', Manager: true }],
      notificationSettings: [{ notificationId: 'bill-ready', enabled: false }],
      sessions: [{ app: 'resident' }],
      deeds: expect.arrayContaining([
        { at: expect.any(String), operation: 'updateProfile', byYourself: true },
      ]),
    })
  })
})

describe('deleting the account', () => {
  it('leaves an empty row and no other trace', async () => {
    const actor = await person()
    await updateProfile(contextOf(actor), { ...edit, address1 })
    await joinOrganizations(contextOf(actor), [bakery('X1')])
    await setPicture(contextOf(actor), files, { bytes: png(64, 64), uploadId: null })
    await database.write((builder) => [
      builder.insert(userEvents).values({
        id: newId(),
        userId: actor.userId,
        at: now,
        name: 'UserLogin',
        data: { ipAddress: '192.0.2.7' },
      }),
    ])
    const pictures = stored.size
    await deleteAccount(contextOf(actor), files, actor.userId)
    expect(await rowOf(actor.userId)).toEqual({
      id: actor.userId,
      email: `${actor.userId}@deleted.invalid`,
      emailVerifiedAt: null,
      firstName: '',
      lastName: '',
      phoneNumber: null,
      language: 'en',
      contactId: null,
      isAdmin: false,
      roles: [],
      caseCategories: [],
      caseAreas: [],
      selectedOrganizationId: null,
      pictureKey: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: now,
    })
    expect(stored.size).toBe(pictures - 1)
    expect(await traces(actor)).toEqual([])
    expect(await mailTo(actor.email)).toMatchObject([{ kind: 'account-deleted' }])
    await expect(exportData(contextOf(actor))).rejects.toThrow('unauthenticated')
    await expect(deleteAccount(contextOf(actor), files, actor.userId)).rejects.toThrow('not-found')
  })

  it('requires a recent confirmation', async () => {
    const actor = await person()
    const later = contextOf(actor, new Date(now.getTime() + 16 * 60_000))
    await expect(deleteAccount(later, files, actor.userId)).rejects.toThrow(
      'forbidden: Auth.ConfirmationRequired',
    )
    expect(await rowOf(actor.userId)).toMatchObject({ deletedAt: null })
  })

  /** Tables that still name a person; only the last email and the audit log may. */
  async function traces({ userId, email, contactId }: UserActor & { email: string }) {
    const tables = await database.rows<{ name: string }>(
      sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_name not in ('audit_log', 'users')`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const rows = await database.rows<{ text: string }>(
        sql`select t::text as text from ${sql.identifier(name)} t
          where t::text like ${`%${userId}%`} or t::text like ${`%${email}%`}
            or t::text like ${`%${contactId}%`}`,
      )
      found.push(...rows.filter(({ text }) => !text.includes('account-deleted')).map(() => name))
    }
    return found
  }

  it('waits until another member manages the organization, where others act for it', async () => {
    const manager = await person()
    const member = await person()
    const [joined] = await joinOrganizations(contextOf(manager), [bakery('L1')])
    const organizationId = joined?.Id ?? ''
    await joinOrganizations(contextOf(member), [bakery('L1')])
    await verifyMember(contextOf(manager), { organizationId, userId: member.userId })
    await expect(deleteAccount(contextOf(manager), files, manager.userId)).rejects.toThrow(
      'conflict: Organization.LastManager',
    )
    const [session] = await database.read((builder) =>
      builder
        .select()
        .from(sessions)
        .where(sql`user_id = ${manager.userId}`),
    )
    expect(session).toBeDefined()
    await deleteAccount(contextOf(member), files, member.userId)
    await deleteAccount(contextOf(manager), files, manager.userId)
  })

  it('keeps one administrator, also when the last two delete their accounts concurrently', async () => {
    await database.write((builder) => [builder.update(users).set({ isAdmin: false })])
    const two = [await person({ isAdmin: true }), await person({ isAdmin: true })]
    const ends = await Promise.all(
      two.map((actor) =>
        deleteAccount(contextOf(actor), files, actor.userId).then(
          () => 'gone',
          (error: unknown) => (error instanceof Error ? error.message : 'no error'),
        ),
      ),
    )
    expect(ends.toSorted()).toEqual(['conflict: Account.LastAdministrator', 'gone'])
  })

  it('keeps emails to others', async () => {
    const rows = await database.read((builder) => builder.select().from(outbox))
    expect(rows.length).toBeGreaterThan(1)
  })
})
