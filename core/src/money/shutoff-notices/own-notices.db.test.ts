import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { listInbox } from '../../people/staff-inbox/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { noticesIn, portal } from './notices.fixture.ts'
import { askForArrangement, deliverNotices, listOwnNotices } from './index.ts'

const { account, arrange, clerk, contextOf, job, page, person, send, verify } = await noticesIn(
  await testDatabase(),
)

describe('who cannot pay at once', () => {
  it('asks for installments, and stays on the list until an offer is accepted', async () => {
    const rosa = await person()
    const reader = await person({ roles: ['viewer'] })
    const own = await account({ ownerIds: [rosa.userId], balanceCents: 5000 })
    const { rows } = await verify(`${own.number},50,2026-12-15,`)
    const { id } = await send(rows)
    const asRosa = () => contextOf(rosa)
    const ask = (context = asRosa()) =>
      askForArrangement(context, { accountNumber: own.number, note: ' Monthly ' })
    // The notice has not left yet.
    await expect(ask()).rejects.toMatchObject({ kind: 'not-found', code: 'Shutoffs.NoNotice' })
    await deliverNotices(job(), portal)
    const listed = async () => JSON.parse((await listOwnNotices(asRosa(), {})).toString())
    const notice = { accountNumber: own.number, amount: 50, shutoffDate: '2026-12-15' }
    expect(await listed()).toEqual([{ ...notice, hasAsked: false }])
    const stranger = await person()
    await expect(ask(contextOf(stranger))).rejects.toMatchObject({ kind: 'not-found' })
    await ask()
    // Again, with another note.
    await askForArrangement(asRosa(), { accountNumber: own.number, note: 'Monthly, please' })
    expect(await listed()).toEqual([{ ...notice, hasAsked: true }])
    expect((await page(id, 'asked')).data).toMatchObject([
      { accountNumber: own.number, state: 'open', askedNote: 'Monthly, please' },
    ])
    // Those who can offer a plan find it in their inbox, once, and it leads to the row.
    const inboxOf = async (actor: UserActor) =>
      JSON.parse((await listInbox(contextOf(actor))).toString()).data
    const path = `/delinquency_notifications/${id}?account=${own.number}`
    expect(await inboxOf(clerk)).toMatchObject([
      {
        kind: 'arrangement',
        reference: own.number,
        title: '12 Millrace St, Elgin, IL 60120',
        path,
      },
    ])
    expect(await inboxOf(reader)).toEqual([])
    expect(await page(id, 'all', ` 0${own.number}`)).toMatchObject({
      counts: { all: 1, asked: 1 },
      data: [{ accountNumber: own.number }],
    })
    expect(await page(id, 'all', '9%')).toMatchObject({ counts: { all: 0 }, data: [] })
    await arrange(own.id)
    expect(await listed()).toEqual([])
    expect((await page(id, 'paid')).data).toMatchObject([{ state: 'arranged' }])
  })
})
