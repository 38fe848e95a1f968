import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now } from '../../people/profiles/people.fixture.ts'
import { anonymous, type UserActor } from '../../platform/kernel/actor.ts'
import { movePermit } from '../permits/index.ts'
import { permitsIn } from '../permits/permits.fixture.ts'
import { bucket, pdf, plansIn } from './plan-review.fixture.ts'
import {
  addPermitDocument,
  addPlanComment,
  addPlanVersion,
  documentsOfFiles,
  getPlanReview,
  listPermitDocuments,
  resubmitPermit,
  savePlanAnswer,
  setDocumentPublic,
  settlePlanComment,
} from './index.ts'

const { database, contextOf, person, permit } = permitsIn(await testDatabase())
const { document, comment } = plansIn(database)
const { store } = bucket()
const staff = await person({ isAdmin: true })
const desk = contextOf(staff)

type Made = Awaited<ReturnType<typeof permit>>
const typed = ({ year, number }: Made) => ({ year: String(year), number: String(number) })
const own = ({ applicant }: Made) => contextOf(applicant)

/** An application in corrections with one document and one comment. */
async function asked() {
  const one = await permit({ state: 'corrections' })
  const plan = await document(one)
  const commentId = await comment(one, plan.id)
  return { one, plan, commentId, key: typed(one), mine: own(one) }
}

const review = async (id: string) => {
  const { documents } = await getPlanReview(desk, id)
  return documents[0]
}

describe('a comment', () => {
  const on = (permitId: string, documentId: string, versionNumber: number, who = desk) =>
    addPlanComment(who, {
      permitId,
      documentId,
      versionNumber,
      discipline: 'zoning',
      sheet: 'A1',
      text: 'Show the setback.',
      isRequired: true,
    })

  it('is made on the current version alone, and stays with it', async () => {
    const one = await permit({ state: 'review' })
    const plan = await document(one)
    const { id } = await on(one.id, plan.id, 1)
    await addPlanVersion(desk, store, {
      permitId: one.id,
      documentId: plan.id,
      replaces: 1,
      file: pdf('v2.pdf'),
    })
    await expect(on(one.id, plan.id, 1)).rejects.toMatchObject({
      kind: 'stale',
      code: 'Plans.DocumentChanged',
    })
    await on(one.id, plan.id, 2, contextOf(staff, new Date(now.getTime() + 1000)))
    expect((await review(one.id))?.comments).toMatchObject([
      { id, versionNumber: 1, author: 'Rosa Vega' },
      { versionNumber: 2 },
    ])
  })

  it('is not made once the application is decided', async () => {
    const one = await permit({ state: 'approved' })
    const plan = await document(one)
    await expect(on(one.id, plan.id, 1)).rejects.toMatchObject({ code: 'Plans.Decided' })
  })

  it('is accepted or asked again, by who saw its state', async () => {
    const { one, plan, commentId, key, mine } = await asked()
    const settle = (given: Partial<Parameters<typeof settlePlanComment>[1]>) =>
      settlePlanComment(desk, {
        permitId: one.id,
        commentId,
        seen: 'answered',
        to: 'accepted',
        reply: '',
        ...given,
      })
    await savePlanAnswer(mine, key, { commentId, text: 'Now 4 feet.' })
    await resubmitPermit(mine, key, { whatChanged: 'It', hasNoNewVersions: true })
    await expect(settle({ seen: 'open' })).rejects.toMatchObject({ kind: 'stale' })
    await expect(settle({ to: 'reopened' })).rejects.toMatchObject({ kind: 'invalid' })
    await settle({ to: 'reopened', reply: 'Five feet, not four.' })
    // Asked again, it is answered in the next round, and the first answer stays.
    const moves = ['completeness', 'corrections'] as const
    for (const to of moves)
      await database.write((builder) => movePermit(desk, builder, { permit: one, to, by: 'staff' }))
    await savePlanAnswer(mine, key, { commentId, text: 'Now 5 feet.' })
    await resubmitPermit(mine, key, { whatChanged: 'Again', hasNoNewVersions: true })
    expect((await review(one.id))?.comments).toMatchObject([
      {
        state: 'answered',
        answers: [
          { round: 3, text: 'Now 5 feet.', reply: '' },
          { round: 2, text: 'Now 4 feet.', reply: 'Five feet, not four.' },
        ],
      },
    ])
    await settle({})
    await expect(settle({ seen: 'accepted' })).rejects.toMatchObject({ kind: 'conflict' })
    expect((await review(one.id))?.comments).toMatchObject([{ state: 'accepted' }])
    expect(plan.id).toBeTruthy()
  })

  it('is one of reviewers, not of everyone', async () => {
    const one = await permit({ state: 'review' })
    const plan = await document(one)
    const resident = contextOf(one.applicant)
    const viewer: UserActor = await person({ roles: ['viewer'] })
    for (const who of [resident, contextOf(viewer)])
      await expect(
        addPlanComment(who, {
          permitId: one.id,
          documentId: plan.id,
          versionNumber: 1,
          discipline: 'zoning',
          sheet: '',
          text: 'x',
          isRequired: false,
        }),
      ).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('documents', () => {
  const seenBy = async (who: ReturnType<typeof contextOf>, one: Made) =>
    (await listPermitDocuments(who, typed(one))).documents.map(({ name }) => name)

  it('are all for who acts for the permit; for others, drawings once it is granted', async () => {
    const guest = contextOf(anonymous)
    const one = await permit({ state: 'review' })
    await document(one)
    await document(one, { name: 'Contract', kind: 'contract' })
    expect(await seenBy(guest, one)).toEqual([])
    expect((await seenBy(own(one), one)).toSorted()).toEqual(['Contract', 'Roof plan'])
    await database.write((builder) => [
      builder.execute(sql`update permits set state = 'issued' where id = ${one.id}`),
    ])
    expect(await seenBy(guest, one)).toEqual(['Roof plan'])
    const discreet = { ...guest, city: { ...guest.city, showsApprovedDrawings: false } }
    expect(await seenBy(discreet, one)).toEqual([])
  })

  it('are shown or hidden by staff against the rule, in their current version alone', async () => {
    const guest = contextOf(anonymous)
    const one = await permit({ state: 'review' })
    const plan = await document(one)
    await addPlanVersion(desk, store, {
      permitId: one.id,
      documentId: plan.id,
      replaces: 1,
      file: pdf('v2.pdf'),
    })
    const show = (isPublic: boolean | null) =>
      setDocumentPublic(desk, { permitId: one.id, documentId: plan.id, isPublic })
    await show(true)
    expect((await listPermitDocuments(guest, typed(one))).documents).toMatchObject([
      { versions: [{ number: 2, name: 'v2.pdf' }] },
    ])
    await show(null)
    expect(await seenBy(guest, one)).toEqual([])
  })

  it('of staff replace the version that they saw', async () => {
    const one = await permit({ state: 'review' })
    const { id } = await addPermitDocument(desk, store, {
      permitId: one.id,
      name: 'Stamped plan',
      kind: 'drawing',
      file: pdf('stamp.pdf'),
    })
    const put = (replaces: number) =>
      addPlanVersion(desk, store, {
        permitId: one.id,
        documentId: id,
        replaces,
        file: pdf('stamp.pdf'),
      })
    const ends = await Promise.allSettled([put(1), put(1)])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { kind: 'stale' },
    })
  })

  it('are files of an application: a permit of another system has none', async () => {
    const one = await permit({ state: 'issued', requestId: null })
    await expect(
      addPermitDocument(desk, store, {
        permitId: one.id,
        name: 'x',
        kind: 'other',
        file: pdf('x.pdf'),
      }),
    ).rejects.toMatchObject({ code: 'Plans.NoRequest' })
  })

  it('are made of the files of the permit’s own request', async () => {
    const [one, other] = await Promise.all([permit(), permit()])
    const { fileId } = await document(other)
    await database.write((builder) => [
      builder.execute(sql`select`),
      ...documentsOfFiles(own(one), builder, {
        permitId: one.id,
        fileIds: [fileId],
        kind: 'drawing',
      }),
    ])
    expect((await getPlanReview(desk, one.id)).documents).toEqual([])
  })
})
