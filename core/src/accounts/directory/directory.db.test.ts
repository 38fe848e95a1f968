import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { putAccount, testDatabase } from '@portal/local/testing'
import { paymentRowsIn } from '../../money/payments/payment-rows.fixture.ts'
import { type PersonOptions, peopleIn } from '../../people/profiles/people.fixture.ts'
import { picturesInMemory } from '../../people/profiles/pictures.fixture.ts'
import { contacts } from '../../people/profiles/residents.sql.ts'
import { sessions, userEvents, users } from '../../people/users/users.sql.ts'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import { anonymous, type UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { editUser } from './edit-user.ts'
import { resendRegistration, sendPasswordMail } from './mail-user.ts'
import { type EditedUser, type UserEdit, userVersion } from './rules.ts'
import { type DirectoryQuery, listUsers, searchUsers } from './search-users.ts'
import { deleteUser, getUser, getUserDetails, getUserSettings } from './view-user.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { database, contextOf, person, mailTo } = peopleIn({ databaseUrl, neonEndpoint })
const { files } = picturesInMemory()
const putPayment = paymentRowsIn(database)

type Person = UserActor & { email: string }
let staff: Person

const people: readonly PersonOptions[] = [
  { firstName: 'Ana', lastName: 'Ávila', email: 'ana@mail.test', phoneNumber: '(847) 555-0101' },
  { firstName: 'Sonia', lastName: 'adams', email: 'z@mail.test', phoneNumber: '(630) 555-0102' },
  { firstName: 'Bo', lastName: 'Johnson', email: 'bo@mail.test' },
  { firstName: 'Cy', lastName: 'Zimmer_man', email: 'c%y@mail.test' },
  { firstName: 'Di', lastName: 'Adams', email: 'di@mail.test' },
]

beforeAll(async () => {
  staff = await person({
    isAdmin: true,
    firstName: 'Staff',
    lastName: 'Worker',
    email: 'staff@city.test',
  })
  for (const options of people) await person(options)
})

interface Page {
  readonly data: readonly { FirstName: string; LastName: string; Email: string }[]
  readonly totalPages: number
  readonly total: number
}

const search = async (query: Partial<DirectoryQuery> = {}, actor: UserActor = staff) =>
  // The contract's shape.
  JSON.parse(
    await searchUsers(contextOf(actor), {
      page: 0,
      pageSize: 25,
      sortColumn: 'LastName',
      direction: 'asc',
      term: '',
      ...query,
    }),
  ) as Page

const firstNames = async (query: Partial<DirectoryQuery>) =>
  (await search(query)).data.map(({ FirstName }) => FirstName)

describe('the directory', () => {
  it('is sorted by any column, either way, ties broken, in one round trip', async () => {
    const before = await trips()
    expect(await firstNames({})).toEqual(['Sonia', 'Di', 'Bo', 'Staff', 'Cy', 'Ana'])
    expect((await trips()) - before).toBe(1)
    expect(await firstNames({ direction: 'desc' })).toEqual([
      'Ana',
      'Cy',
      'Staff',
      'Bo',
      'Di',
      'Sonia',
    ])
    expect(await firstNames({ sortColumn: 'Email', term: 'mail' })).toEqual([
      'Ana',
      'Bo',
      'Cy',
      'Di',
      'Sonia',
    ])
    expect((await firstNames({ sortColumn: 'PhoneNumber' })).slice(0, 2)).toEqual(['Sonia', 'Ana'])
  })

  it('has pages, and says how many', async () => {
    expect(await firstNames({ pageSize: 4, page: 1 })).toEqual(['Cy', 'Ana'])
    expect(await search({ pageSize: 4 })).toMatchObject({ totalPages: 2, total: 6 })
    expect(await search({ page: 1_000_000_000 })).toMatchObject({ data: [], total: 6 })
    expect(await search({ term: 'no such person' })).toEqual({ data: [], totalPages: 0, total: 0 })
  })

  it('finds by the beginning of a column, else by what it contains', async () => {
    expect(await firstNames({ term: 'ADA' })).toEqual(['Sonia', 'Di'])
    expect(await firstNames({ term: 'son' })).toEqual(['Sonia'])
    expect(await firstNames({ term: 'ohns' })).toEqual(['Bo'])
    expect(await firstNames({ term: 'di adams' })).toEqual(['Di'])
    expect(await firstNames({ term: 'adams di' })).toEqual(['Di'])
    expect(await firstNames({ term: '847555' })).toEqual(['Ana'])
    expect(await firstNames({ term: '555-0102' })).toEqual(['Sonia'])
    expect(await firstNames({ term: 'contact-', sortColumn: 'FirstName' })).toEqual([
      'Ana',
      'Bo',
      'Cy',
      'Di',
      'Sonia',
      'Staff',
    ])
  })

  it('takes wildcards and quotes for what they are', async () => {
    expect(await firstNames({ term: 'c%y' })).toEqual(['Cy'])
    expect(await firstNames({ term: 'er_m' })).toEqual(['Cy'])
    expect(await firstNames({ term: 'e__m' })).toEqual([])
    expect(await firstNames({ term: `%%%` })).toEqual([])
    expect(await firstNames({ term: `\\' or 1=1 --` })).toEqual([])
  })

  it('leaves out deleted users', async () => {
    const gone = await person({ firstName: 'Gone', lastName: 'Girl' })
    await deleteUser(contextOf(staff), files, gone.userId)
    expect(await firstNames({ term: 'gone' })).toEqual([])
    expect(await firstNames({ term: gone.userId })).toEqual([])
    await expect(getUser(contextOf(staff), gone.userId)).rejects.toThrow('not-found')
    await expect(getUserDetails(contextOf(staff), gone.userId)).rejects.toThrow('not-found')
    await expect(getUserSettings(contextOf(staff), gone.userId)).rejects.toThrow('not-found')
    await expect(deleteUser(contextOf(staff), files, gone.userId)).rejects.toThrow('not-found')
  })

  it('is only for staff', async () => {
    const resident = await person({ firstName: 'Rita' })
    const unproven = await person({ isAdmin: true, isVerified: false })
    const asks = [
      searchUsers(contextOf(resident), {
        page: 0,
        pageSize: 25,
        sortColumn: 'Email',
        direction: 'asc',
        term: '',
      }),
      listUsers(contextOf(resident)),
      getUser(contextOf(resident), resident.userId),
      getUserDetails(contextOf(resident), resident.userId),
      getUserSettings(contextOf(resident), resident.userId),
      editUser(contextOf(resident), resident.userId, edit({ Admin: true })),
      deleteUser(contextOf(resident), files, staff.userId),
      listUsers(contextOf(unproven)),
    ]
    for (const asked of asks) await expect(asked).rejects.toThrow('forbidden')
    await expect(listUsers(contextOf(anonymous))).rejects.toThrow('unauthenticated')
    for (const { userId } of [resident, unproven]) {
      await deleteUser(contextOf(staff), files, userId)
    }
  })

  it('lists simply by last name', async () => {
    const listed: { LastName: string }[] = JSON.parse(await listUsers(contextOf(staff)))
    expect(listed.map(({ LastName }) => LastName)).toEqual([
      'adams',
      'Adams',
      'Johnson',
      'Worker',
      'Zimmer_man',
      'Ávila',
    ])
  })

  it('shows a user with the history, newest first', async () => {
    const resident = await person()
    const other = await person()
    const account = await putAccount({ databaseUrl, neonEndpoint }, other.userId)
    const { userId } = resident
    await putPayment({ userId }, [account.number])
    await putPayment({ userId, status: 'settled', accountType: 'CITATION' }, ['P-77'])
    await putPayment({ userId, status: 'declined' })
    await putPayment({ userId, status: 'refunded' })
    await putPayment({ userId: other.userId })
    const paid = (at: string, CustomerId: string, LocationId: string) => ({
      created_at: at,
      CustomerId,
      LocationId,
      FinalPaymentAmount: 61.2,
    })
    const event = (name: string, at: string) => ({
      id: newId(),
      userId: resident.userId,
      at: new Date(at),
      name,
      data: { ipAddress: '192.0.2.7' },
    })
    await database.write((builder) => [
      builder
        .insert(userEvents)
        .values([
          event('UserLogin', '2026-11-01T00:00:00Z'),
          event('UserSession', '2026-11-02T00:00:00Z'),
        ]),
    ])
    const before = await trips()
    expect(JSON.parse(await getUserDetails(contextOf(staff), resident.userId))).toMatchObject({
      user: { Id: resident.userId, Verified: true },
      paymentHistory: [
        paid('2026-11-20T03:02:00Z', 'P-77', ''),
        paid('2026-11-20T03:01:00Z', account.number.split('-')[0] ?? '', '1'),
      ],
      userActivities: [
        { EventName: 'UserSession', EventData: '{"ipAddress": "192.0.2.7"}' },
        { EventName: 'UserLogin' },
      ],
    })
    expect((await trips()) - before).toBe(1)
    expect(await getUserSettings(contextOf(staff), resident.userId)).toHaveLength(7)
  })
})

describe('mail to a user', () => {
  it('is sent in the user’s language, with an audit entry of the sender', async () => {
    const waiting = await person({ isVerified: false, language: 'es' })
    await resendRegistration(contextOf(staff), ` ${waiting.email.toUpperCase()} `)
    const later = new Date('2026-11-20T18:01:00Z')
    await sendPasswordMail(contextOf(staff, later), waiting.email)
    const kinds = (await mailTo(waiting.email)).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['reset-password', 'verify-email']))
    expect(await mailTo(waiting.email)).toMatchObject([{ language: 'es' }, { language: 'es' }])
    const entries = await database.read((builder) =>
      builder
        .select()
        .from(auditLog)
        .where(sql`entity_id = ${waiting.userId}`),
    )
    expect(entries.map(({ actor }) => actor)).toEqual([staff.userId, staff.userId])
  })

  it('is refused for an unknown user, for a verified address, and to residents', async () => {
    const resident = await person()
    await expect(resendRegistration(contextOf(staff), resident.email)).rejects.toThrow(
      'conflict: Directory.AlreadyVerified',
    )
    for (const send of [resendRegistration, sendPasswordMail]) {
      await expect(send(contextOf(staff), 'unknown@mail.test')).rejects.toThrow('not-found')
      await expect(send(contextOf(resident), staff.email)).rejects.toThrow('forbidden')
    }
    expect(await mailTo(resident.email)).toEqual([])
  })
})

const edit = (change: Partial<UserEdit> = {}): UserEdit => ({
  FirstName: 'New',
  LastName: 'Name',
  PhoneNumber: '847-555-0177',
  SalesforceId: '003-new',
  Admin: false,
  ...change,
})

describe('editing a user', () => {
  const own = ({ contactId }: UserActor) => ({ SalesforceId: contactId ?? '' })

  it('changes account and contact, and is audited', async () => {
    const resident = await person()
    const answer = await editUser(contextOf(staff), resident.userId, edit(own(resident)))
    expect(JSON.parse(answer)).toMatchObject({ FirstName: 'New', PhoneNumber: '(847) 555-0177' })
    const [contact] = await database.read((builder) =>
      builder
        .select()
        .from(contacts)
        .where(sql`id = ${resident.contactId}`),
    )
    expect(contact).toMatchObject({ firstName: 'New', phoneNumber: '(847) 555-0177' })
    const entries = await database.read((builder) =>
      builder
        .select()
        .from(auditLog)
        .where(sql`entity_id = ${resident.userId}`),
    )
    expect(entries).toMatchObject([{ actor: staff.userId, operation: 'editUser' }])
  })

  it('sends nothing that the form refuses', async () => {
    const resident = await person({ phoneNumber: '(847) 555-0103' })
    const empty = { FirstName: '', LastName: ' ', PhoneNumber: '', SalesforceId: '', Admin: true }
    await expect(editUser(contextOf(staff), resident.userId, empty)).rejects.toMatchObject({
      problems: ['FirstName', 'LastName', 'PhoneNumber', 'SalesforceId'].map((field) => ({
        field,
        code: 'Validation.Required',
      })),
    })
  })

  it('takes the Admin flag from a colleague without phone number and contact, and nothing else goes empty', async () => {
    const colleague = await person({ isAdmin: true, hasContact: false })
    const asShown = edit({ FirstName: 'Rosa', LastName: 'Vega', PhoneNumber: '', SalesforceId: '' })
    const answer = await editUser(contextOf(staff), colleague.userId, asShown)
    expect(JSON.parse(answer)).toMatchObject({
      Admin: false,
      PhoneNumber: null,
      SalesforceId: null,
    })
    const emptied = editUser(contextOf(staff), colleague.userId, { ...asShown, FirstName: '' })
    await expect(emptied).rejects.toMatchObject({ problems: [{ field: 'FirstName' }] })
  })

  it('is refused at a version that someone else has changed, also when both save at once', async () => {
    const resident = await person()
    const { userId } = resident
    const shown: EditedUser = JSON.parse(await getUser(contextOf(staff), userId))
    const seen = userVersion(shown)
    const saving = (FirstName: string) =>
      editUser(contextOf(staff), userId, edit({ ...own(resident), FirstName }), seen)
    const saved = await Promise.allSettled([saving('Ada'), saving('Bea')])
    expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(saving('Cleo')).rejects.toThrow('stale: Directory.ChangedMeanwhile')
    const now: EditedUser = JSON.parse(await getUser(contextOf(staff), userId))
    expect(userVersion(now)).not.toBe(seen)
    const last = edit({ ...own(resident), FirstName: 'Cleo' })
    const answer = await editUser(contextOf(staff), userId, last, userVersion(now))
    expect(JSON.parse(answer)).toMatchObject({ FirstName: 'Cleo' })
  })

  it('refuses an unknown contact, another user’s contact, and an unknown user', async () => {
    const [resident, other] = [await person(), await person()]
    const { userId } = resident
    await expect(editUser(contextOf(staff), userId, edit())).rejects.toThrow(
      'invalid: Directory.ContactNotFound',
    )
    await expect(editUser(contextOf(staff), userId, edit(own(other)))).rejects.toThrow(
      'conflict: Directory.ContactTaken',
    )
    await expect(editUser(contextOf(staff), newId<'user'>(), edit(own(other)))).rejects.toThrow(
      'not-found',
    )
  })

  it('removes the Admin flag, and access to the staff app', async () => {
    const other = await person({ isAdmin: true })
    await editUser(contextOf(staff), other.userId, edit(own(other)))
    const left = await database.read((builder) =>
      builder
        .select()
        .from(sessions)
        .where(sql`user_id = ${other.userId}`),
    )
    expect(left).toEqual([])
  })

  it('leaves one administrator, also when the last two demote or delete each other concurrently', async () => {
    await database.write((builder) => [
      builder
        .update(users)
        .set({ isAdmin: false })
        .where(sql`id <> ${staff.userId}`),
    ])
    await expect(editUser(contextOf(staff), staff.userId, edit(own(staff)))).rejects.toThrow(
      'conflict: Account.LastAdministrator',
    )
    await expect(deleteUser(contextOf(staff), files, staff.userId)).rejects.toThrow(
      'conflict: Account.LastAdministrator',
    )
    const other = await person({ isAdmin: true })
    await Promise.allSettled([
      editUser(contextOf(staff), other.userId, edit(own(other))),
      deleteUser(contextOf(other), files, staff.userId),
    ])
    const left = await database.read((builder) =>
      builder
        .select()
        .from(users)
        .where(sql`is_admin and deleted_at is null`),
    )
    expect(left).toHaveLength(1)
    expect((await mailTo(staff.email)).length).toBeLessThanOrEqual(1)
  })
})
