import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { takeOverRequests } from '../../accounts/account/take-over.ts'
import { createBoard, endBoard } from '../../content/boards/index.ts'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { signedPath } from '../../platform/kernel/signed-path.ts'
import {
  confirmBoardFollowing,
  followBoard,
  getBoardFollowing,
  listFollowedBoards,
  stopBoardFollowing,
  unfollowBoard,
} from './index.ts'

const { contextOf, person, mailTo } = peopleIn(await testDatabase())
const secret = 'a secret of this test, of more than 32 characters'
const guest = () => contextOf(anonymous)
const clerk = contextOf(await person({ roles: ['contentEditor'] }))

let count = 0
const address = () => `neighbor-${++count}@home.example`
async function board() {
  const alias = `board-${++count}`
  const names = { name: `Board ${count}`, nameEs: `Junta ${count}`, alias }
  const { id } = await createBoard(clerk, names)
  return { id, alias }
}

/** The link of the last email to an address, as its page gets it. */
async function linkTo(email: string) {
  const path = signedPath(secret, String((await mailTo(email)).at(-1)?.['path']))
  const { pathname, searchParams } = new URL(path, 'https://x.example')
  return {
    id: pathname.split('/').at(-1) ?? '',
    follower: searchParams.get('follower') ?? '',
    signature: searchParams.get('signature') ?? '',
  }
}

describe('a guest', () => {
  it('follows once the owner of the address confirms, in the language they asked in, and stops with one click', async () => {
    const { id, alias } = await board()
    const email = address()
    const inSpanish = { ...guest(), language: 'es' } as const
    await followBoard(inSpanish, { id, guestEmail: email.toUpperCase() })
    const [asked] = await mailTo(email)
    expect(asked).toMatchObject({
      kind: 'board-follow-confirm',
      language: 'es',
      isSigned: true,
      values: { board: expect.stringMatching(/^Junta/) },
    })
    const link = await linkTo(email)
    expect(link.id).toBe(alias)
    const state = () => getBoardFollowing(guest(), secret, link)
    expect(await state()).toBe('asked')
    await confirmBoardFollowing(guest(), secret, link)
    await confirmBoardFollowing(guest(), secret, link)
    expect(await state()).toBe('yes')
    await stopBoardFollowing(guest(), secret, link)
    await stopBoardFollowing(guest(), secret, link)
    expect(await state()).toBe('no')
    await expect(confirmBoardFollowing(guest(), secret, link)).rejects.toMatchObject({
      code: 'BoardFollowing.LinkEnded',
    })
  })

  it('who follows already gets no second email to confirm', async () => {
    const { alias } = await board()
    const guestEmail = address()
    await followBoard(guest(), { id: alias, guestEmail })
    await confirmBoardFollowing(guest(), secret, await linkTo(guestEmail))
    await followBoard(guest(), { id: alias, guestEmail })
    expect(await mailTo(guestEmail)).toHaveLength(1)
  })

  it('can do nothing by a link that is not signed, or of another board', async () => {
    const [one, other] = [await board(), await board()]
    const email = address()
    await followBoard(guest(), { id: one.alias, guestEmail: email })
    const link = await linkTo(email)
    for (const wrong of [
      { ...link, signature: 'x' },
      { ...link, id: other.alias },
      { ...link, follower: other.id },
    ]) {
      for (const does of [confirmBoardFollowing, stopBoardFollowing])
        await expect(does(guest(), secret, wrong)).rejects.toMatchObject({ kind: 'not-found' })
      expect(await getBoardFollowing(guest(), secret, wrong)).toBe('no')
    }
    expect(await getBoardFollowing(guest(), secret, link)).toBe('asked')
  })

  it('gets an error for no address, and for no such board', async () => {
    const { alias } = await board()
    await expect(followBoard(guest(), { id: alias, guestEmail: 'none' })).rejects.toThrow(
      'Util.FormContainsErrors',
    )
    await expect(followBoard(guest(), { id: 'none', guestEmail: address() })).rejects.toThrow(
      'Boards.NotFound',
    )
  })
})

describe('with an account', () => {
  it('one press follows, the list has it, and another stops; a board that ended leaves the list', async () => {
    const [one, other] = [await board(), await board()]
    const neighbor = contextOf(await person())
    for (const { alias: id } of [one, other, one])
      await followBoard(neighbor, { id, guestEmail: '' })
    const list = async () => (await listFollowedBoards(neighbor)).map(({ alias }) => alias)
    expect(await list()).toEqual([one.alias, other.alias])
    expect(await getBoardFollowing(neighbor, secret, one)).toBe('yes')
    await unfollowBoard(neighbor, one.alias)
    expect(await list()).toEqual([other.alias])
    await endBoard(clerk, other.id)
    expect(await list()).toEqual([])
  })

  it('other people’s following is neither shown nor stopped', async () => {
    const { alias: id } = await board()
    const [neighbor, other] = [contextOf(await person()), contextOf(await person())]
    await followBoard(neighbor, { id, guestEmail: '' })
    expect(await getBoardFollowing(other, secret, { id })).toBe('no')
    await unfollowBoard(other, id)
    expect(await listFollowedBoards(neighbor)).toHaveLength(1)
  })

  it('what a guest confirmed becomes the account’s, what was not confirmed goes', async () => {
    const [one, unconfirmed] = [await board(), await board()]
    const email = address()
    await followBoard(guest(), { id: one.alias, guestEmail: email })
    await confirmBoardFollowing(guest(), secret, await linkTo(email))
    await followBoard(guest(), { id: unconfirmed.alias, guestEmail: email })
    const link = await linkTo(email)
    const owner = await person({ email })
    const context = contextOf(owner)
    await context.database.write((builder) => takeOverRequests(context, builder, owner.userId))
    expect(await listFollowedBoards(context)).toMatchObject([{ alias: one.alias }])
    expect(await getBoardFollowing(guest(), secret, link)).toBe('no')
  })
})
