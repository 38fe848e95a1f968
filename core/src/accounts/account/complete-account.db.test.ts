import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import {
  utilityAccountOwners,
  utilityAccounts,
} from '../../money/utility-accounts/utility-accounts.sql.ts'
import { organizationMembers, organizations } from '../../people/organizations/organizations.sql.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { contactProperties, contacts } from '../../people/profiles/residents.sql.ts'
import { type AccountCreation, noAccountCreation } from '../../people/profiles/rules.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { getAccountDraft, saveAccountDraft } from './account-draft.ts'
import { completeAccount } from './complete-account.ts'
import { matchContact } from './match-contact.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { database, contextOf, person } = peopleIn({ databaseUrl, neonEndpoint })

const home = { address1: '202 Millrace St', address2: '', city: 'Elgin', state: 'IL', zip: '60123' }
const form: AccountCreation = {
  ...noAccountCreation,
  firstName: ' Ana ',
  lastName: 'Ruiz',
  phoneNumber: '847-555-0123',
  hasNoneOfTheAbove: true,
}
const bakery = {
  ...home,
  name: 'Lantern Bakery',
  taxId: '12-3456789',
  businessLicenseId: 'BL 100',
  sfId: '',
}
const everything: AccountCreation = {
  ...form,
  ...home,
  hasNoneOfTheAbove: false,
  hasUtilities: true,
  hasSeveralProperties: true,
  hasBusiness: true,
  utilityCustomerId: '000 1002',
  utilityStreetNumber: '202',
  properties: [{ ...home, address1: '310 Wing Hollow Rd' }],
  organizations: [bakery],
}

/** A person's rows besides the account itself. */
async function traces(userId: string) {
  const count = (query: ReturnType<typeof sql>) => sql`(select count(*)::int from ${query})`
  const rows = await database.rows<Record<string, number>>(sql`select
    ${count(sql`users where id = ${userId} and contact_id is not null`)} as contact,
    ${count(sql`${contactProperties} p join users u on u.contact_id = p.contact_id where u.id = ${userId}`)} as properties,
    ${count(sql`${utilityAccountOwners} where user_id = ${userId}`)} as utilities,
    ${count(sql`${organizationMembers} where user_id = ${userId}`)} as organizations,
    ${count(sql`account_drafts where user_id = ${userId}`)} as drafts,
    ${count(sql`audit_log where entity_id = ${userId}`)} as entries`)
  return rows[0]
}

beforeAll(async () => {
  const account = {
    customerId: '1002',
    streetNumber: '202',
    city: 'Elgin',
    state: 'IL',
    zip: '60123',
  }
  const utility = (locationId: string, more = {}) => ({
    id: newId<'utilityAccount'>(),
    locationId,
    address1: '202 Millrace St',
    createdAt: now,
    ...account,
    ...more,
  })
  await database.write((builder) => [
    builder
      .insert(utilityAccounts)
      .values([utility('1'), utility('2'), utility('3', { streetNumber: '9' })]),
  ])
})

describe('creating an account', () => {
  it('makes contact, properties, utilities and organization at once', async () => {
    const actor = await person({ hasContact: false })
    await saveAccountDraft(contextOf(actor), everything)
    const before = await trips()
    const made = await completeAccount(contextOf(actor), everything)
    // One counts the hit, the other does the rest.
    expect((await trips()) - before).toBe(2)
    expect(made.organizations).toEqual([
      { Id: expect.any(String), Name: 'Lantern Bakery', Verified: true, Manager: true },
    ])
    expect(await traces(actor.userId)).toEqual({
      contact: 1,
      properties: 1,
      // The customer has two locations at this number, and one at another.
      utilities: 2,
      organizations: 1,
      drafts: 0,
      entries: 1,
    })
    const [contact] = await database.read((builder) =>
      builder
        .select()
        .from(contacts)
        .where(sql`${contacts.id} = ${made.SalesforceId}`),
    )
    expect(contact).toMatchObject({ firstName: 'Ana', phoneNumber: '(847) 555-0123', ...home })
  })

  it.each([
    ['at another street number', { ...everything, utilityStreetNumber: '9999' }, 'mismatch'],
    [
      'for an organization that is none',
      { ...everything, organizations: [{ ...bakery, sfId: newId<'organization'>() }] },
      'Organization.NotFound',
    ],
  ])('leaves nothing behind when it fails %s', async (_why, failing, code) => {
    const actor = await person({ hasContact: false })
    await saveAccountDraft(contextOf(actor), failing)
    await expect(completeAccount(contextOf(actor), failing)).rejects.toThrow(code)
    expect(await traces(actor.userId)).toEqual({
      contact: 0,
      properties: 0,
      utilities: 0,
      organizations: 0,
      drafts: 1,
      entries: 0,
    })
  })

  it('uses the contact record with the verified address, and keeps what the form leaves out', async () => {
    const email = 'known@example.test'
    await database.write((builder) => [
      builder.insert(contacts).values({
        id: '003-known',
        email,
        firstName: 'Old',
        lastName: 'Name',
        ...home,
        createdAt: now,
        updatedAt: now,
      }),
    ])
    const actor = await person({ email, hasContact: false })
    const made = await completeAccount(contextOf(actor), form)
    expect(made.SalesforceId).toBe('003-known')
    const rows = await database.read((builder) =>
      builder
        .select()
        .from(contacts)
        .where(sql`email = ${email}`),
    )
    expect(rows).toMatchObject([{ firstName: 'Ana', lastName: 'Ruiz', ...home }])
  })

  it('refuses a contact that belongs to another account', async () => {
    const other = await person()
    const actor = await person({ hasContact: false })
    await database.write((builder) => [
      builder
        .update(contacts)
        .set({ email: actor.email })
        .where(sql`${contacts.id} = ${other.contactId}`),
    ])
    await expect(completeAccount(contextOf(actor), form)).rejects.toThrow(
      'conflict: Account.error-sf-account-exists',
    )
  })

  it('succeeds once when it is sent twice at the same time', async () => {
    const actor = await person({ hasContact: false })
    const send = () => completeAccount(contextOf(actor), everything).then(() => 'made')
    const refusal = (error: Error) => error.message
    const ends = await Promise.all([send().catch(refusal), send().catch(refusal)])
    expect(ends.toSorted()).toEqual(['conflict: Account.error-sf-account-exists', 'made'])
    expect(await traces(actor.userId)).toMatchObject({ properties: 1, entries: 1 })
  })

  it('names every wrong field', async () => {
    const actor = await person({ hasContact: false })
    const wrong = { ...form, lastName: '', zip: '6012' }
    await expect(completeAccount(contextOf(actor), wrong)).rejects.toMatchObject({
      code: 'Util.FormContainsErrors',
      problems: expect.arrayContaining([
        { field: 'lastName', code: 'Validation.Required' },
        { field: 'zip', code: 'Validation.Invalid' },
      ]),
    })
  })

  it('adds a business once when two people add it at the same time', async () => {
    const actors = [await person({ hasContact: false }), await person({ hasContact: false })]
    const business = { ...bakery, name: 'Twin Forge', taxId: '99', businessLicenseId: 'T1' }
    const made = await Promise.all(
      actors.map((actor) =>
        completeAccount(contextOf(actor), { ...everything, organizations: [business] }),
      ),
    )
    const [one, two] = made.map(({ organizations: [joined] }) => joined)
    expect(one?.Id).toBe(two?.Id)
    expect([one, two].filter((joined) => joined?.Manager)).toHaveLength(1)
    const rows = await database.read((builder) =>
      builder
        .select()
        .from(organizations)
        .where(sql`tax_id = '99'`),
    )
    expect(rows).toHaveLength(1)
  })

  it('requires a verified address', async () => {
    const unverified = await person({ isVerified: false })
    await expect(completeAccount(contextOf(unverified), form)).rejects.toThrow('forbidden')
    await expect(completeAccount(contextOf(anonymous), form)).rejects.toThrow('unauthenticated')
  })
})

describe('a draft', () => {
  it('starts with the account’s names and resumes where it stopped', async () => {
    const actor = await person({ hasContact: false, firstName: 'Noor' })
    expect(await getAccountDraft(contextOf(actor))).toMatchObject({
      form: { firstName: 'Noor', lastName: 'Vega' },
      step: 'account-information',
    })
    const begun = { ...noAccountCreation, firstName: 'No' }
    await saveAccountDraft(contextOf(actor), begun)
    expect(await getAccountDraft(contextOf(actor))).toEqual({ form: begun, step: 'address' })
    const another = await person({ hasContact: false, firstName: 'Ed' })
    expect((await getAccountDraft(contextOf(another))).form.firstName).toBe('Ed')
  })

  it('is refused once the account is complete', async () => {
    const actor = await person()
    await expect(saveAccountDraft(contextOf(actor), form)).rejects.toThrow('conflict')
  })
})

describe('leaving the step with the utility account', () => {
  const utilities = { ...form, hasNoneOfTheAbove: false, hasUtilities: true }
  const typed = (utilityCustomerId: string, utilityStreetNumber: string) => ({
    ...utilities,
    utilityCustomerId,
    utilityStreetNumber,
  })

  it('reports a wrong number there, and not before', async () => {
    const context = contextOf(await person({ hasContact: false }))
    const wrong = typed('1002', '7')
    // Unfinished steps and all others check nothing.
    await saveAccountDraft(context, wrong)
    await saveAccountDraft(context, wrong, 'address')
    await expect(saveAccountDraft(context, wrong, 'account-information')).rejects.toThrow(
      'invalid: Account.utility-account-street-number-mismatch',
    )
    const right = typed('1002', '0009')
    expect((await saveAccountDraft(context, right, 'account-information')).form).toEqual(right)
  })

  it('limits guessing there too', async () => {
    const context = contextOf(await person({ hasContact: false }))
    const guess = (number: string) =>
      saveAccountDraft(context, typed('1002', number), 'account-information')
    for (let i = 0; i < 10; i++) await expect(guess(`9${i}`)).rejects.toThrow('mismatch')
    await expect(guess('9')).rejects.toThrow('Auth.TooManyAttempts')
  })
})

describe('matching in a single call', () => {
  const none = { utilityAccountId: '', utilityStreetNumber: '' }

  it('gives the contact the names that the account has', async () => {
    const actor = await person({
      hasContact: false,
      firstName: 'Lou',
      phoneNumber: '(847) 555-0142',
    })
    await matchContact(contextOf(actor), {
      ...home,
      utilityAccountId: '1002',
      utilityStreetNumber: '0009',
    })
    expect(await traces(actor.userId)).toMatchObject({ contact: 1, utilities: 1 })
    const [contact] = await database.read((builder) =>
      builder
        .select()
        .from(contacts)
        .where(sql`email = ${actor.email}`),
    )
    expect(contact).toMatchObject({ firstName: 'Lou', phoneNumber: '(847) 555-0142', ...home })
  })

  it('reports a utility account at another street number', async () => {
    const actor = await person({ hasContact: false })
    const match = { ...home, utilityAccountId: '1002', utilityStreetNumber: '7' }
    await expect(matchContact(contextOf(actor), match)).rejects.toThrow(
      'invalid: Account.utility-account-street-number-mismatch',
    )
  })

  it('limits guessing of utility accounts', async () => {
    const actor = await person({ hasContact: false })
    const guess = (utilityStreetNumber: string) =>
      matchContact(contextOf(actor), { ...home, utilityAccountId: '1002', utilityStreetNumber })
    for (let i = 0; i < 10; i++) await expect(guess(`9${i}`)).rejects.toThrow('mismatch')
    await expect(guess('202')).rejects.toThrow('limited: Auth.TooManyAttempts')
    expect(await traces(actor.userId)).toMatchObject({ contact: 0, utilities: 0 })
  })

  it('reports that the account exists', async () => {
    const actor = await person({ hasContact: false })
    await matchContact(contextOf(actor), { ...home, ...none })
    await expect(matchContact(contextOf(actor), { ...home, ...none })).rejects.toThrow(
      'conflict: Account.error-sf-account-exists',
    )
  })
})
