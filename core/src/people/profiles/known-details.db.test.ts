import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { anonymous } from '../../platform/kernel/actor.ts'
import type { newId } from '../../platform/kernel/ids.ts'
import { joinOrganizations } from '../organizations/index.ts'
import { getKnownDetails } from './known-details.ts'
import { peopleIn } from './people.fixture.ts'
import { updateProfile } from './update-profile.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { contextOf, person } = peopleIn({ databaseUrl, neonEndpoint })

const home = { address1: '1 Mill St', address2: 'Apt 2', city: 'Elgin', state: 'IL', zip: '60120' }
const info = { firstName: 'Ana', lastName: 'Rivera', phoneNumber: '(847) 555-0100' }

it('forms begin with what the city knows of a person, or of the organization for which they act', async () => {
  const ana = await person()
  await updateProfile(contextOf(ana), { ...info, ...home })
  const own = { name: 'Ana Rivera', email: ana.email, phone: info.phoneNumber }
  const personally = { ...own, address: '1 Mill St Apt 2', organization: '' }
  const before = await trips()
  expect(await getKnownDetails(contextOf(ana))).toEqual(personally)
  expect((await trips()) - before).toBe(1)
  const bakery = { ...home, address1: '7 River Rd', address2: '', name: 'Bakery', sfId: '' }
  const [joined] = await joinOrganizations(contextOf(ana), [
    { ...bakery, taxId: '1', businessLicenseId: '1' },
  ])
  // The database's ids.
  const organizationId = (joined?.Id ?? '') as ReturnType<typeof newId<'organization'>>
  expect(await getKnownDetails(contextOf({ ...ana, organizationId }))).toEqual({
    ...own,
    address: '7 River Rd',
    organization: 'Bakery',
  })
  // Another organization's id returns no details.
  const foreign = { ...(await person()), organizationId }
  expect(await getKnownDetails(contextOf(foreign))).toMatchObject({ organization: '' })
})

it('a visitor has no details, and no query runs', async () => {
  const before = await trips()
  expect(Object.values(await getKnownDetails(contextOf(anonymous)))).toEqual(['', '', '', '', ''])
  expect(await trips()).toBe(before)
})
