import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import {
  joinOrganizations,
  listMembers,
  listOwnOrganizations,
  removeMember,
} from '../organizations/index.ts'
import { peopleIn } from '../profiles/people.fixture.ts'
import {
  acceptInvitation,
  declineInvitation,
  inviteMember,
  listInvitations,
  listOwnInvitations,
  withdrawInvitation,
} from './index.ts'

const { contextOf, person, mailTo } = peopleIn(await testDatabase())

let count = 0
async function contractor() {
  const manager = await person()
  const number = String(++count)
  const [joined] = await joinOrganizations(contextOf(manager), [
    {
      name: `Roofing ${number}`,
      taxId: number,
      businessLicenseId: number,
      sfId: '',
      address1: '1 Main St',
      address2: '',
      city: 'Elgin',
      state: 'IL',
      zip: '60120',
    },
  ])
  const organizationId = joined?.Id ?? ''
  const invite = (email: string) => inviteMember(contextOf(manager), { organizationId, email })
  return { manager, organizationId, invite }
}

interface Listed {
  readonly Id: string
}
// The operations write these rows.
const listed = (text: string) => JSON.parse(text) as readonly Listed[]
const idTo = async (who: Awaited<ReturnType<typeof person>>) =>
  listed(await listOwnInvitations(contextOf(who)))[0]?.Id ?? ''

describe('an invitation', () => {
  it('makes its addressee an approved member, and removing ends it at once', async () => {
    const { manager, organizationId, invite } = await contractor()
    const employee = await person()
    await invite(employee.email.toUpperCase())
    expect(await mailTo(employee.email)).toMatchObject([
      { kind: 'organization-invitation', path: '/organization_management' },
    ])
    const id = await idTo(employee)
    await acceptInvitation(contextOf(employee), id)
    expect(await listOwnOrganizations(contextOf(employee))).toMatchObject([
      { Id: organizationId, Verified: true, Manager: false },
    ])
    expect(listed(await listInvitations(contextOf(manager), organizationId))).toEqual([])
    await removeMember(contextOf(manager), { organizationId, userId: employee.userId })
    expect(await listOwnOrganizations(contextOf(employee))).toEqual([])
    await expect(acceptInvitation(contextOf(employee), id)).rejects.toMatchObject({
      code: 'Invitations.Ended',
    })
  })

  it('is for the account with that verified address alone', async () => {
    const { organizationId, invite } = await contractor()
    const employee = await person()
    const stranger = await person()
    await invite(employee.email)
    const id = await idTo(employee)
    expect(await idTo(stranger)).toBe('')
    await expect(acceptInvitation(contextOf(stranger), id)).rejects.toMatchObject({
      kind: 'not-found',
    })
    await declineInvitation(contextOf(stranger), id)
    expect(await idTo(employee)).toBe(id)
    await expect(listMembers(contextOf(stranger), organizationId)).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('can be taken back, declined, and ends after 30 days', async () => {
    const { manager, organizationId, invite } = await contractor()
    const employee = await person()
    await invite(employee.email)
    const first = await idTo(employee)
    await withdrawInvitation(contextOf(manager), { organizationId, id: first })
    expect(await idTo(employee)).toBe('')
    await invite(employee.email)
    await declineInvitation(contextOf(employee), await idTo(employee))
    expect(await idTo(employee)).toBe('')
    await invite(employee.email)
    const last = await idTo(employee)
    const later = contextOf(employee, new Date('2026-12-21T18:00:00Z'))
    await expect(acceptInvitation(later, last)).rejects.toMatchObject({ code: 'Invitations.Ended' })
  })

  it('only a manager makes, lists or takes back', async () => {
    const { manager, organizationId, invite } = await contractor()
    const employee = await person()
    await invite(employee.email)
    await acceptInvitation(contextOf(employee), await idTo(employee))
    const asMember = { organizationId, email: 'friend@home.example' }
    await expect(inviteMember(contextOf(employee), asMember)).rejects.toMatchObject({
      code: 'Organization.ManagersOnly',
    })
    await invite('friend@home.example')
    expect(listed(await listInvitations(contextOf(employee), organizationId))).toEqual([])
    const [open] = listed(await listInvitations(contextOf(manager), organizationId))
    const id = open?.Id ?? ''
    await expect(
      withdrawInvitation(contextOf(employee), { organizationId, id }),
    ).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(inviteMember(contextOf(await person()), asMember)).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('is refused for a member’s address, a wrong one, and one that gets too many emails', async () => {
    const { manager, invite } = await contractor()
    await expect(invite(manager.email)).rejects.toMatchObject({ code: 'Invitations.AlreadyMember' })
    await expect(invite('nobody')).rejects.toThrow('Util.FormContainsErrors')
    const email = `flooded-${count}@home.example`
    for (let sent = 0; sent < 4; sent += 1) await invite(email)
    await expect(invite(email)).rejects.toThrow('Auth.TooManyAttempts')
  })
})
