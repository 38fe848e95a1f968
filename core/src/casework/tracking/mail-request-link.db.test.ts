import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { emailAddressOf, emailErrorOf } from '../../platform/kernel/email-address.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { publicFields } from '../public-fields/public-fields.sql.ts'
import { followReport } from '../reports/index.ts'
import { putRequest } from '../requests/requests.fixture.ts'
import { requestFollowers } from '../requests/requests.sql.ts'
import { mailRequestLink } from './mail-request-link.ts'

const { contextOf, database, mailTo } = peopleIn(await testDatabase('demo'))
const guest = contextOf(anonymous)
const ask = (number: string, email: string, context = guest) =>
  mailRequestLink(context, { number, email, ipAddress: null })
const valuesTo = async (to: string) => (await mailTo(to)).map((mail) => mail['values'])

const graffiti = {
  title: 'Graffiti',
  titleEs: 'Grafiti',
  address: '152 Dexter Ct',
  latitude: 42.04037,
  longitude: -88.28962,
}

it('names the request by kind, place and number; a follower only reads the block', async () => {
  const id = await putRequest(database, now, {
    ...graffiti,
    number: '81000021',
    guestEmail: 'gus@home.example',
  })
  await database.write((builder) => [
    builder.insert(requestFollowers).values({
      id: newId<'follower'>(now),
      requestId: id,
      guestEmail: 'flo@home.example',
      language: 'en',
      createdAt: now,
    }),
  ])
  await ask('81000021', 'gus@home.example')
  expect(await valuesTo('gus@home.example')).toEqual([
    { number: '81000021', title: 'Graffiti, 152 Dexter Ct' },
  ])
  await ask('81000021', 'flo@home.example')
  await ask('81000021', 'flo@home.example', { ...guest, language: 'es' })
  expect(await valuesTo('flo@home.example')).toEqual([
    { number: '81000021', title: expect.stringMatching(/^Graffiti, \d+00 block of [A-Z][\w ]+$/) },
    { number: '81000021', title: expect.stringMatching(/^Grafiti, Cuadra \d+00 de [A-Z][\w ]+$/) },
  ])
})

it('leaves the place out if there is none, or staff hide it', async () => {
  await putRequest(database, now, {
    ...graffiti,
    number: '81000022',
    address: '',
    guestEmail: 'nil@home.example',
  })
  await ask('81000022', 'nil@home.example')
  expect(await valuesTo('nil@home.example')).toEqual([{ number: '81000022', title: 'Graffiti' }])
  await putRequest(database, now, {
    ...graffiti,
    number: '81000023',
    guestEmail: 'hid@home.example',
  })
  await database.write((builder) => [
    builder
      .insert(publicFields)
      .values({ recordType: 'Case', fieldNames: ['description'], updatedAt: now })
      .onConflictDoUpdate({
        target: publicFields.recordType,
        set: { fieldNames: ['description'] },
      }),
  ])
  await ask('81000023', 'hid@home.example')
  expect(await valuesTo('hid@home.example')).toEqual([{ number: '81000023', title: 'Graffiti' }])
})

it('finds what a guest follows by any spelling of the address', async () => {
  let number = 82_000_000
  const typed = fc
    .oneof(
      fc.emailAddress(),
      fc.stringMatching(/^[\w!#$%&'*+/=?^`{|}~-]{1,20}$/).map((local) => `${local}@españa.es`),
    )
    .filter((address) => emailErrorOf(address) === null)
  const check = async (email: string) => {
    number += 1
    const address = emailAddressOf(email) ?? ''
    const id = await putRequest(database, now, { number: String(number), category: 'graffiti' })
    await followReport(guest, { id, guestEmail: ` ${email.toUpperCase()} ` })
    const before = (await mailTo(address)).length
    await ask(String(number), email)
    expect((await mailTo(address)).slice(before)).toMatchObject([{ kind: 'request-link' }])
  }
  await fc.assert(fc.asyncProperty(typed, check), { numRuns: 20 })
}, 60_000)
