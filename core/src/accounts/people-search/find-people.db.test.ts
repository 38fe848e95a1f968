import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { putAccount, testDatabase } from '@portal/local/testing'
import { putRequest } from '../../casework/requests/requests.fixture.ts'
import { paymentRowsIn } from '../../money/payments/payment-rows.fixture.ts'
import { organizations } from '../../people/organizations/organizations.sql.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { picturesInMemory } from '../../people/profiles/pictures.fixture.ts'
import { contactProperties, contacts } from '../../people/profiles/residents.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { deleteUser } from '../directory/index.ts'
import { findPeople } from './find-people.ts'
import { personWords } from './person-search.sql.ts'
import { maxFoundPeople } from './rules.ts'

const where = await testDatabase()
const { database, contextOf, person } = peopleIn(where)
const { files } = picturesInMemory()

let staff: UserActor
let maria: UserActor

interface Found {
  readonly hits: readonly { kind: string; label: string; title: string; href: string }[]
  readonly people: readonly { id: string; kind: string; name: string; address: string | null }[]
  readonly hasMore: boolean
  readonly corrected: string | null
}

const find = async (text: string, actor: UserActor = staff) =>
  // The contract's shape.
  JSON.parse(await findPeople(contextOf(actor), text)) as Found

const names = async (text: string) => (await find(text)).people.map(({ name }) => name)

beforeAll(async () => {
  staff = await person({ isAdmin: true, firstName: 'Staff', lastName: 'Worker' })
  maria = await person({
    firstName: 'María',
    lastName: 'García',
    email: 'mgarcia84@mail.test',
    phoneNumber: '(847) 555-0116',
  })
  await person({ firstName: 'Gus', lastName: 'Lindberg', email: 'gus@lamp.test' })
  await person({ firstName: 'Quincy', lastName: 'Vance', email: 'qv@mail.test' })
  await database.write((builder) => [
    builder
      .update(contacts)
      .set({ address1: '2742 Mulberry Pl', city: 'Elgin', zip: '60120' })
      .where(eq(contacts.email, 'qv@mail.test')),
    builder.insert(contactProperties).values({
      id: newId(),
      contactId: maria.contactId ?? '',
      address1: '9 Chestnut Ct',
      createdAt: now,
    }),
    builder.insert(organizations).values({
      id: newId<'organization'>(),
      name: 'Vance Bakery',
      taxId: '987654321',
      businessLicenseId: 'BL-5',
      address1: '5 Spring St',
      createdAt: now,
      updatedAt: now,
    }),
  ])
})

describe('a caller', () => {
  it('is found by name, with and without accents, in any order, in one round trip', async () => {
    const before = await where.trips()
    expect(await names('garcia')).toEqual(['María García'])
    expect((await where.trips()) - before).toBe(1)
    expect(await names('García María')).toEqual(['María García'])
    expect(await names('mar')).toEqual(['María García'])
    expect(await names('rci')).toEqual(['María García'])
  })

  it('is found by a misspelled name, and staff see what was searched', async () => {
    for (const typed of ['garica', 'Maria Gracia', 'gacria maria', 'linberg', 'lindburg gus']) {
      const { people, corrected } = await find(typed)
      expect(people[0]?.name, typed).toMatch(/García|Lindberg/)
      expect(corrected, typed).toMatch(/garcia|lindberg/)
    }
    expect(await find('zzzzzz')).toEqual({
      hits: [],
      people: [],
      hasMore: false,
      corrected: null,
    })
  })

  it('is found by phone number, however it is typed', async () => {
    for (const typed of ['847 555 0116', '+1 (847) 555-0116', '555-0116', '847555'])
      expect(await names(typed), typed).toEqual(['María García'])
  })

  it('is found by email address, whole or its beginning or a part', async () => {
    for (const typed of ['mgarcia84@mail.test', 'MGARCIA84@', 'mgarcia', 'garcia84'])
      expect(await names(typed), typed).toEqual(['María García'])
  })

  it('is found by any of their addresses', async () => {
    expect(await names('2742 mulberry')).toEqual(['Quincy Vance'])
    expect(await names('mulbery pl')).toEqual(['Quincy Vance'])
    expect(await names('chestnut')).toEqual(['María García'])
    expect(await names('spring st')).toEqual(['Vance Bakery'])
  })

  it('is found together with the organizations of that name', async () => {
    expect(await names('vance')).toEqual(['Quincy Vance', 'Vance Bakery'])
    expect((await find('bakery')).people).toMatchObject([{ kind: 'organization' }])
    expect(await names('98-7654321')).toEqual(['Vance Bakery'])
  })

  it('is found by the number of a request, a payment and a water account, which lead to the record', async () => {
    const id = await putRequest(database, now, { userId: maria.userId, number: '00000337' })
    expect(await find('337')).toMatchObject({
      hits: [{ kind: 'request', label: '00000337', title: 'Streetlight', href: `/requests/${id}` }],
      people: [{ name: 'María García' }],
    })
    const account = await putAccount(where, maria.userId)
    expect(await find(account.number)).toMatchObject({
      hits: [{ kind: 'account', label: account.number, href: `/people/${maria.userId}` }],
      people: [{ name: 'María García' }],
    })
    const putPayment = paymentRowsIn(database)
    const reference = await putPayment({ userId: maria.userId }, [account.number])
    expect(await find(reference.toLowerCase())).toMatchObject({
      hits: [
        { kind: 'payment', label: reference, href: expect.stringMatching(/^\/payments\/.{36}$/) },
      ],
      people: [{ name: 'María García' }],
    })
    const clerk: UserActor = { ...staff, isAdmin: false, roles: ['caseWorker'] }
    expect((await find(reference, clerk)).hits).toEqual([])
  })

  it('who sent a request as a guest is found by its email address', async () => {
    await putRequest(database, now, { guestEmail: 'guest@mail.test', number: '00000400' })
    expect((await find('Guest@mail.test')).hits).toMatchObject([{ label: '00000400' }])
  })
})

describe('the search', () => {
  it('follows changes, and forgets deleted people with their words', async () => {
    const one = await person({ firstName: 'Ottoline', lastName: 'Quackenbush' })
    expect(await names('quackenbush')).toEqual(['Ottoline Quackenbush'])
    await database.write((builder) => [
      builder.update(users).set({ lastName: 'Featherstone' }).where(eq(users.id, one.userId)),
    ])
    expect(await names('featherstone')).toEqual(['Ottoline Featherstone'])
    expect(await names('quackenbush')).toEqual([])
    await deleteUser(contextOf(staff), files, one.userId)
    expect(await names('ottoline')).toEqual([])
    expect(await names(one.userId)).toEqual([])
    const words = await database.read((builder) => builder.select().from(personWords))
    expect(words.map(({ word }) => word)).not.toContain('featherstone')
  })

  it('takes wildcards, quotes and brackets for what they are', async () => {
    for (const typed of ['%%%', '___', "\\' or 1=1 --", '(a|b)*', '....', '@@@'])
      expect((await find(typed)).people, typed).toEqual([])
  })

  it('shows the first fifty, and says that there are more', async () => {
    for (let i = 0; i < maxFoundPeople + 1; i += 1)
      await person({ firstName: `Many${String(i)}`, lastName: 'Crowd' })
    expect(await find('crowd')).toMatchObject({ hasMore: true })
    expect((await find('crowd')).people).toHaveLength(maxFoundPeople)
    expect(await find('many1')).toMatchObject({ hasMore: false })
  })

  it('is only for staff with a role for it', async () => {
    await expect(find('garcia', maria)).rejects.toThrow('forbidden')
    const editor: UserActor = { ...staff, isAdmin: false, roles: ['contentEditor'] }
    await expect(find('garcia', editor)).rejects.toThrow('forbidden')
  })
})
