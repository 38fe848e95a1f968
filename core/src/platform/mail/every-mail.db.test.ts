import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import {
  changeEmail,
  requestPasswordReset,
  resendVerification,
} from '../../people/identity/index.ts'
import { enterWithIdentity } from '../../people/identity/verified-identity.ts'
import { joinOrganizations, removeMember } from '../../people/organizations/index.ts'
import { updateProfile } from '../../people/profiles/index.ts'
import { peopleIn } from '../../people/profiles/people.fixture.ts'

// The clock stands still: everything happens within one millisecond.
const { contextOf, person, mailTo } = peopleIn(await testDatabase())

const kinds = async (email: string) => (await mailTo(email)).map(({ kind }) => kind)

/** Logs in by Google from one browser after the other. */
async function enterByGoogle(
  actor: Awaited<ReturnType<typeof person>>,
  email: string,
  userAgents: readonly string[],
): Promise<void> {
  const name = { firstName: 'Ana', lastName: 'Rivera' }
  const identity = {
    provider: 'google',
    subject: actor.userId,
    email,
    isEmailVerified: true,
    ...name,
  } as const
  for (const userAgent of userAgents) {
    const client = { app: 'resident', ipAddress: null, userAgent, place: null } as const
    await enterWithIdentity(contextOf(actor), identity, { client })
  }
}

it('asking twice for a new password within a millisecond is two mails, each with its link', async () => {
  const ana = await person()
  await requestPasswordReset(contextOf(ana), ana.email, null)
  await requestPasswordReset(contextOf(ana), ana.email, null)
  const paths = (await mailTo(ana.email)).map(({ path }) => path)
  expect(new Set(paths).size).toBe(2)
})

it('mails of two kinds to one person within a millisecond all go out', async () => {
  const uma = await person({ isVerified: false })
  await resendVerification(contextOf(uma), uma.email)
  await requestPasswordReset(contextOf(uma), uma.email, null)
  expect(new Set(await kinds(uma.email))).toEqual(new Set(['reset-password', 'verify-email']))
})

it('two new addresses within a millisecond get a link each', async () => {
  const ana = await person()
  for (const email of ['first@home.example', 'second@home.example']) {
    await changeEmail(contextOf(ana), email)
    expect(await kinds(email)).toEqual(['change-email'])
  }
})

it('two new devices within a millisecond get an email each', async () => {
  const ana = await person()
  const email = `google-${ana.email}`
  await enterByGoogle(ana, email, ['Own', 'Own', 'Strange', 'Stranger'])
  expect((await mailTo(email)).map(({ values }) => values)).toEqual(
    expect.arrayContaining([{ device: 'Strange' }, { device: 'Stranger' }]),
  )
})

it('a browser that was updated is no new device; a new one is named in plain words', async () => {
  const ana = await person()
  const email = `google-${ana.email}`
  await enterByGoogle(ana, email, [
    'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Mozilla/5.0 (Windows NT 10.0; rv:146.0) Gecko/20100101 Firefox/146.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
  ])
  const mails = (await mailTo(email)).filter(({ kind }) => kind === 'new-sign-in')
  expect(mails.map(({ values }) => values)).toEqual([{ device: 'Firefox, Linux' }])
})

it('every change of the postal address causes a mail', async () => {
  const ana = await person()
  const info = { firstName: 'Ana', lastName: 'Rivera', phoneNumber: '(847) 555-0100' }
  for (const address1 of ['1 Mill St', '2 Mill St', '3 Mill St']) {
    const address = { address1, address2: '', city: 'Elgin', state: 'IL', zip: '60120' }
    await updateProfile(contextOf(ana), { ...info, ...address })
  }
  expect(await kinds(ana.email)).toEqual(['address-changed', 'address-changed'])
})

it('every request to join reaches the managers, and every decision the person', async () => {
  const manager = await person()
  const asking = await person()
  const address = { address1: '2 Mill St', address2: '', city: 'Elgin', state: 'IL', zip: '60120' }
  const business = { name: 'Bakery', taxId: '1', businessLicenseId: '1', sfId: '', ...address }
  const [joined] = await joinOrganizations(contextOf(manager), [business])
  const organizationId = joined?.Id ?? ''
  for (let time = 0; time < 2; time += 1) {
    await joinOrganizations(contextOf(asking), [
      { ...business, sfId: organizationId, taxId: '', businessLicenseId: '' },
    ])
    await removeMember(contextOf(manager), { organizationId, userId: asking.userId })
  }
  expect(await kinds(manager.email)).toEqual(Array(2).fill('organization-join-request'))
  expect(await kinds(asking.email)).toEqual(Array(2).fill('organization-denied'))
})
