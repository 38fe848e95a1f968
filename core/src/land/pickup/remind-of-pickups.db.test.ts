import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { takeOverRequests } from '../../accounts/account/take-over.ts'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { signedPath } from '../../platform/kernel/signed-path.ts'
import { parcelsIn } from '../parcels/parcels.fixture.ts'
import { reminderLimits } from './reminder-channels.ts'
import { pickupReminders } from './reminders.sql.ts'
import {
  confirmPickupReminders,
  getPickupReminder,
  listRemindedPlaces,
  remindOfPickups,
  stopPickupReminders,
  stopRemindersByLink,
} from './index.ts'

const { contextOf, person, mailTo, database } = peopleIn(await testDatabase())
const put = parcelsIn(database)
const secret = 'a secret of this test, of more than 32 characters'
const guest = () => contextOf(anonymous)

let count = 0
const address = () => `neighbor-${++count}@home.example`
const place = () => put({ streetNumber: 100 + ++count })

const ask = (id: string, guestEmail: string) =>
  remindOfPickups(guest(), { id, guestEmail, channel: 'mail' })

/** The link of the last email to an address, as its page gets it. */
async function linkTo(id: string, email: string) {
  const mail = (await mailTo(email)).at(-1)
  const { searchParams } = new URL(signedPath(secret, String(mail?.['path'])), 'https://x.example')
  const reminder = searchParams.get('reminder') ?? ''
  return { id, reminder, signature: searchParams.get('signature') ?? '' }
}

describe('a guest', () => {
  it('is reminded only once the owner of the address confirms, and stops with one click', async () => {
    const [id, email] = [await place(), address()]
    await ask(id, email.toUpperCase())
    expect(await mailTo(email)).toMatchObject([{ kind: 'pickup-reminder-confirm', isSigned: true }])
    const link = await linkTo(id, email)
    const state = () => getPickupReminder(guest(), secret, link)
    expect(await state()).toEqual({ reminder: 'asked', channel: 'mail' })
    await confirmPickupReminders(guest(), secret, link)
    await confirmPickupReminders(guest(), secret, link)
    expect(await state()).toEqual({ reminder: 'yes', channel: 'mail' })
    await stopRemindersByLink(guest(), secret, link)
    await stopRemindersByLink(guest(), secret, link)
    expect(await state()).toEqual({ reminder: 'no', channel: null })
    await expect(confirmPickupReminders(guest(), secret, link)).rejects.toMatchObject({
      code: 'PickupReminders.LinkEnded',
    })
  })

  it('who is reminded already gets no second email to confirm, and no other answer', async () => {
    const [id, email] = [await place(), address()]
    await ask(id, email)
    await confirmPickupReminders(guest(), secret, await linkTo(id, email))
    expect(await ask(id, email)).toBe(undefined)
    expect(await mailTo(email)).toHaveLength(1)
  })

  it('keeps their language when someone else asks for their address in another one', async () => {
    const [id, email] = [await place(), address()]
    await ask(id, email)
    await confirmPickupReminders(guest(), secret, await linkTo(id, email))
    const inSpanish = { ...guest(), language: 'es' } as const
    await remindOfPickups(inSpanish, { id, guestEmail: email, channel: 'mail' })
    const { kept } = await database.write((builder) => ({
      kept: builder.select().from(pickupReminders).where(eq(pickupReminders.guestEmail, email)),
    }))
    expect(kept).toMatchObject([{ language: 'en' }])
  })

  it('can do nothing by a link that is not signed, or of another place', async () => {
    const [id, other, email] = [await place(), await place(), address()]
    await ask(id, email)
    const link = await linkTo(id, email)
    for (const wrong of [
      { ...link, signature: 'x' },
      { ...link, id: other },
      { ...link, reminder: other },
    ]) {
      for (const does of [confirmPickupReminders, stopRemindersByLink])
        await expect(does(guest(), secret, wrong)).rejects.toMatchObject({ kind: 'not-found' })
      expect((await getPickupReminder(guest(), secret, wrong)).reminder).toBe('no')
    }
    expect((await getPickupReminder(guest(), secret, link)).reminder).toBe('asked')
  })

  it('cannot flood a stranger’s mailbox', async () => {
    const email = address()
    for (let asked = 0; asked < 4; asked += 1) await ask(await place(), email)
    const id = await place()
    await expect(ask(id, email)).rejects.toThrow('Auth.TooManyAttempts')
    expect(await mailTo(email)).toHaveLength(4)
  })

  it.each(['', 'no address', 'a@b@c.example'])('needs an address, not %j', async (email) => {
    await expect(ask(await place(), email)).rejects.toThrow('Util.FormContainsErrors')
  })

  it('gets an error if there is no such place', async () => {
    await expect(ask(newId<'parcel'>(), address())).rejects.toMatchObject({
      code: 'Pickup.NoPlace',
    })
  })
})

describe('with an account', () => {
  it('one press turns reminders on, another changes how, another stops them', async () => {
    const id = await place()
    const context = () => contextOf(neighbor)
    const neighbor = await person({ language: 'es' })
    const state = () => getPickupReminder(context(), secret, { id })
    expect((await state()).reminder).toBe('no')
    await remindOfPickups(context(), { id, channel: 'mail', guestEmail: '' })
    await remindOfPickups(context(), { id, channel: 'push', guestEmail: '' })
    expect(await state()).toEqual({ reminder: 'yes', channel: 'push' })
    expect(await listRemindedPlaces(context())).toMatchObject([{ id, channel: 'push' }])
    expect(await mailTo(neighbor.email)).toEqual([])
    await stopPickupReminders(context(), id)
    expect(await listRemindedPlaces(context())).toEqual([])
  })

  it('other people’s reminders are neither shown nor stopped', async () => {
    const id = await place()
    const [neighbor, other] = [await person(), await person()]
    await remindOfPickups(contextOf(neighbor), { id, channel: 'mail', guestEmail: '' })
    expect((await getPickupReminder(contextOf(other), secret, { id })).reminder).toBe('no')
    await stopPickupReminders(contextOf(other), id)
    expect(await listRemindedPlaces(contextOf(neighbor))).toHaveLength(1)
  })

  it('ten places are the most; the tenth can still be changed', async () => {
    const neighbor = await person()
    const remind = (id: string) =>
      remindOfPickups(contextOf(neighbor), { id, channel: 'mail', guestEmail: '' })
    const ids: string[] = []
    for (let nth = 0; nth < reminderLimits.places; nth += 1) ids.push(await place())
    for (const id of ids) await remind(id)
    await expect(remind(await place())).rejects.toMatchObject({ code: 'PickupReminders.TooMany' })
    await remind(ids[0] ?? '')
  })

  it('what a guest confirmed becomes the account’s, what was not confirmed goes', async () => {
    const [id, unconfirmed] = [await place(), await place()]
    const email = address()
    await ask(id, email)
    await confirmPickupReminders(guest(), secret, await linkTo(id, email))
    await ask(unconfirmed, email)
    const owner = await person({ email })
    const context = contextOf(owner)
    await context.database.write((builder) => takeOverRequests(context, builder, owner.userId))
    expect(await listRemindedPlaces(contextOf(owner))).toMatchObject([{ id }])
    const left = await database.read((builder) =>
      builder.select().from(pickupReminders).where(eq(pickupReminders.guestEmail, email)),
    )
    expect(left).toEqual([])
  })
})
