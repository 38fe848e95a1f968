import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { putRequest } from '../../casework/requests/requests.fixture.ts'
import { requestFollowers, requests } from '../../casework/requests/requests.sql.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { noAccountCreation } from '../../people/profiles/rules.ts'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { takeOverRequests } from './take-over.ts'
import { completeAccount } from './index.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())

const form = {
  ...noAccountCreation,
  firstName: 'Gus',
  lastName: 'Sample',
  address1: '1 Main St',
  city: 'Elgin',
  state: 'IL',
  zip: '60120',
  hasNoneOfTheAbove: true,
}

async function rowOf(id: string) {
  const [row] = await database.read((builder) =>
    builder.select().from(requests).where(eq(requests.id, id)),
  )
  return row
}

it('an account takes over what its verified address sent and follows, and nothing else', async () => {
  const email = 'gus@home.example'
  const mine = await putRequest(database, now, { guestEmail: email })
  const theirs = await putRequest(database, now, { guestEmail: 'fay@home.example' })
  const follow = (requestId: string, guestEmail: string) =>
    database.write((builder) => [
      builder
        .insert(requestFollowers)
        .values({ id: newId(), requestId, guestEmail, language: 'en', createdAt: now }),
    ])
  await follow(theirs, email)
  await follow(theirs, 'ivy@home.example')

  const gus = await person({ email, hasContact: false })
  await completeAccount(contextOf(gus), form)

  expect(await rowOf(mine)).toMatchObject({ userId: gus.userId, guestEmail: null })
  expect(await rowOf(theirs)).toMatchObject({ userId: null, guestEmail: 'fay@home.example' })
  const followers = await database.read((builder) =>
    builder.select().from(requestFollowers).where(eq(requestFollowers.requestId, theirs)),
  )
  expect(new Set(followers.map((one) => one.userId ?? one.guestEmail))).toEqual(
    new Set([gus.userId, 'ivy@home.example']),
  )
  const audited = await database.read((builder) =>
    builder.select().from(auditLog).where(eq(auditLog.operation, 'takeOverRequests')),
  )
  expect(audited).toMatchObject([{ entity: 'request', entityId: mine }])
})

it('an unverified address takes over nothing', async () => {
  const email = 'uma@home.example'
  const id = await putRequest(database, now, { guestEmail: email })
  const uma = await person({ email, isVerified: false })
  const context = contextOf(uma)
  await context.database.write((builder) => takeOverRequests(context, builder, uma.userId))
  expect(await rowOf(id)).toMatchObject({ userId: null, guestEmail: email })
})

it('a person who follows a request with and without an account follows it once', async () => {
  const email = 'ida@home.example'
  const id = await putRequest(database, now, { guestEmail: 'fay@home.example' })
  const ida = await person({ email })
  await database.write((builder) => [
    builder.insert(requestFollowers).values([
      { id: newId(), requestId: id, userId: ida.userId, language: 'en', createdAt: now },
      { id: newId(), requestId: id, guestEmail: email, language: 'en', createdAt: now },
    ]),
  ])
  const context = contextOf(ida)
  await context.database.write((builder) => takeOverRequests(context, builder, ida.userId))
  const followers = await database.read((builder) =>
    builder.select().from(requestFollowers).where(eq(requestFollowers.requestId, id)),
  )
  expect(followers).toMatchObject([{ userId: ida.userId, guestEmail: null }])
})
