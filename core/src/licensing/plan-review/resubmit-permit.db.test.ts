import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { requestFiles } from '../../casework/requests/requests.sql.ts'
import { addAnswerFile, claimOf } from '../../casework/tracking/index.ts'
import { permitsIn } from '../permits/permits.fixture.ts'
import { bucket, pdf, plansIn } from './plan-review.fixture.ts'
import {
  addPlanVersion,
  answerPermit,
  getCorrections,
  getPlanReview,
  removePlanVersion,
  resubmitPermit,
  savePlanAnswer,
  sendPlanVersion,
} from './index.ts'

const { database, contextOf, person, permit, permitRow, requestRow, historyOf } = permitsIn(
  await testDatabase(),
)
const { document, comment } = plansIn(database)
const { store, stored } = bucket()
const staff = await person({ isAdmin: true })
const desk = contextOf(staff)

type Made = Awaited<ReturnType<typeof permit>>
const typed = ({ year, number }: Made) => ({ year: String(year), number: String(number) })
const own = ({ applicant }: Made) => contextOf(applicant)

/** An application in corrections with one document and one comment. */
async function asked(given: Parameters<typeof permit>[0] = {}) {
  const one = await permit({ state: 'corrections', ...given })
  const plan = await document(one)
  const commentId = await comment(one, plan.id)
  return { one, plan, commentId, key: typed(one), mine: own(one) }
}

const review = async (id: string) => {
  const { documents } = await getPlanReview(desk, id)
  return documents[0]
}

const send = (who: ReturnType<typeof own>, key: ReturnType<typeof typed>, id: string) =>
  sendPlanVersion(who, store, key, { document: { id }, file: pdf('roof-2.pdf') })

describe('a resubmission', () => {
  it('sends answers and versions together, and goes to the completeness check', async () => {
    const { one, plan, commentId, key, mine } = await asked()
    await savePlanAnswer(mine, key, { commentId, text: 'Now 5 feet.' })
    await send(mine, key, plan.id)
    // Nothing of it is sent yet.
    expect(await review(one.id)).toMatchObject({
      versions: [{ number: 1 }],
      comments: [{ state: 'open', answers: [] }],
    })
    await resubmitPermit(mine, key, { whatChanged: 'The setback.', hasNoNewVersions: false })
    expect(await permitRow(one.id)).toMatchObject({ state: 'resubmitted' })
    expect(await requestRow(one.requestId)).toMatchObject({
      status: 'Submitted',
      isActionRequired: false,
    })
    expect(await historyOf(one.id)).toEqual([{ state: 'resubmitted', comment: '' }])
    const { documents, resubmissions, round } = await getPlanReview(desk, one.id)
    expect(round).toBe(2)
    expect(resubmissions).toMatchObject([{ round: 2, whatChanged: 'The setback.' }])
    expect(documents).toMatchObject([
      {
        versions: [
          { number: 2, round: 2, by: 'resident', name: 'roof-2.pdf' },
          { number: 1, round: 1 },
        ],
        comments: [
          {
            state: 'answered',
            versionNumber: 1,
            answers: [{ round: 2, text: 'Now 5 feet.', isSent: true }],
          },
        ],
      },
    ])
  })

  it('needs an answer to each required comment, but not to notes', async () => {
    const { one, plan, commentId, key, mine } = await asked()
    await comment(one, plan.id, { isRequired: false, text: 'Nice drawing.' })
    const sent = () =>
      resubmitPermit(mine, key, { whatChanged: 'The setback.', hasNoNewVersions: true })
    await expect(sent()).rejects.toMatchObject({ kind: 'conflict', code: 'Plans.Unanswered' })
    await savePlanAnswer(mine, key, { commentId, text: 'Now 5 feet.' })
    await savePlanAnswer(mine, key, { commentId, text: '  ' })
    await expect(sent()).rejects.toMatchObject({ code: 'Plans.Unanswered' })
    expect(await permitRow(one.id)).toMatchObject({ state: 'corrections', version: 1 })
    await savePlanAnswer(mine, key, { commentId, text: 'Now 5 feet.' })
    await sent()
  })

  it('needs a new version, or that one says there is none, and what changed', async () => {
    const one = await permit({ state: 'corrections' })
    const sent = (given: Parameters<typeof resubmitPermit>[2]) =>
      resubmitPermit(own(one), typed(one), given)
    await expect(sent({ whatChanged: 'All', hasNoNewVersions: false })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'Plans.SayNoNewVersions',
    })
    await expect(sent({ whatChanged: ' ', hasNoNewVersions: true })).rejects.toMatchObject({
      kind: 'invalid',
    })
    await sent({ whatChanged: 'All', hasNoNewVersions: true })
  })

  it('of two people at once is sent once', async () => {
    const { one, commentId, key, mine } = await asked()
    await savePlanAnswer(mine, key, { commentId, text: 'Now 5 feet.' })
    const sent = () => resubmitPermit(mine, key, { whatChanged: 'It', hasNoNewVersions: true })
    const ends = await Promise.allSettled([sent(), sent()])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await getPlanReview(desk, one.id)).resubmissions).toHaveLength(1)
  })

  it('is stale once a document has a newer version of staff', async () => {
    const { one, plan, commentId, key, mine } = await asked()
    await savePlanAnswer(mine, key, { commentId, text: 'Now 5 feet.' })
    await send(mine, key, plan.id)
    await addPlanVersion(desk, store, {
      permitId: one.id,
      documentId: plan.id,
      replaces: 1,
      file: pdf('stamped.pdf'),
    })
    const sent = () => resubmitPermit(mine, key, { whatChanged: 'It', hasNoNewVersions: false })
    await expect(sent()).rejects.toMatchObject({ kind: 'stale', code: 'Plans.DocumentChanged' })
    await send(mine, key, plan.id)
    await sent()
    expect(await review(one.id)).toMatchObject({
      versions: [{ number: 3, by: 'resident' }, { number: 2, by: 'staff' }, { number: 1 }],
    })
  })

  it('is only for who acts for the permit, and only while corrections are asked for', async () => {
    const { one, plan, commentId, key } = await asked()
    const stranger = contextOf(await person())
    const reviewed = await asked({ state: 'review' })
    const acts = (who: ReturnType<typeof own>, at: typeof key, ids: typeof reviewed) => [
      savePlanAnswer(who, at, { commentId: ids.commentId, text: 'x' }),
      send(who, at, ids.plan.id),
      removePlanVersion(who, at, ids.plan.id),
      resubmitPermit(who, at, { whatChanged: 'x', hasNoNewVersions: true }),
    ]
    const theirs = await Promise.allSettled(
      acts(stranger, key, { ...reviewed, one, plan, commentId, key }),
    )
    for (const end of theirs) expect(end).toMatchObject({ reason: { kind: 'not-found' } })
    const late = await Promise.allSettled(acts(reviewed.mine, reviewed.key, reviewed))
    for (const end of late) expect(end).toMatchObject({ reason: { kind: 'conflict' } })
    await expect(getCorrections(stranger, key)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('answers no comment of another permit', async () => {
    const [one, other] = await Promise.all([asked(), asked()])
    await expect(
      savePlanAnswer(one.mine, one.key, { commentId: other.commentId, text: 'x' }),
    ).rejects.toMatchObject({ kind: 'not-found' })
    await expect(send(one.mine, one.key, other.plan.id)).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})

describe('what is prepared', () => {
  it('keeps one upload of a document, whose earlier file the sweep deletes', async () => {
    const { one, plan, key, mine } = await asked()
    const first = await send(mine, key, plan.id)
    const second = await send(mine, key, plan.id)
    expect(stored.get(second.id)).toBeDefined()
    const [file] = await database.read((builder) =>
      builder
        .select()
        .from(requestFiles)
        .where(sql`id = ${first.id}`),
    )
    expect(file).toMatchObject({ requestId: null })
    const { documents } = await getCorrections(mine, key)
    expect(documents[0]?.versions).toMatchObject([{ number: null }, { number: 1 }])
    await removePlanVersion(mine, key, plan.id)
    expect((await getCorrections(mine, key)).documents[0]?.versions).toHaveLength(1)
    expect(await permitRow(one.id)).toMatchObject({ version: 1 })
  })

  it('may be a document that staff do not have yet, and is gone with its upload', async () => {
    const { one, key, mine } = await asked()
    await sendPlanVersion(mine, store, key, {
      document: { name: 'Truss calculation', kind: 'calculation' },
      file: pdf('truss.pdf'),
    })
    const { documents } = await getCorrections(mine, key)
    expect(documents).toHaveLength(2)
    expect((await getPlanReview(desk, one.id)).documents).toHaveLength(1)
    const added = documents.find(({ name }) => name === 'Truss calculation')
    await removePlanVersion(mine, key, added?.id ?? '')
    expect((await getCorrections(mine, key)).documents).toHaveLength(1)
  })

  it('is refused for a file that is no picture or document', async () => {
    const { plan, key, mine } = await asked()
    const file = { name: 'plan.exe', bytes: new TextEncoder().encode('MZ not a plan') }
    await expect(
      sendPlanVersion(mine, store, key, { document: { id: plan.id }, file }),
    ).rejects.toMatchObject({ kind: 'invalid' })
  })
})

describe('an app’s answer', () => {
  it('is a resubmission whose files become documents, where no comment waits', async () => {
    const one = await permit({ state: 'corrections' })
    const mine = own(one)
    const claim = claimOf(mine, { type: 'Permit_Application__c', id: one.requestId })
    await database.write((builder) => [
      builder.execute(
        sql`update requests set is_action_required = true where id = ${one.requestId}`,
      ),
    ])
    const { id } = await addAnswerFile(mine, store, claim, pdf('truss.pdf'))
    await answerPermit(mine, claim, { text: 'Here it is.', fileIds: [id] })
    expect(await permitRow(one.id)).toMatchObject({ state: 'resubmitted' })
    expect(await getPlanReview(desk, one.id)).toMatchObject({
      resubmissions: [{ whatChanged: 'Here it is.' }],
      documents: [{ name: 'truss', kind: 'other', versions: [{ number: 1, round: 2 }] }],
    })
  })

  it('is refused and names the page while comments wait', async () => {
    const { one, mine } = await asked()
    const claim = claimOf(mine, { type: 'Permit_Application__c', id: one.requestId })
    await expect(answerPermit(mine, claim, { text: 'Done.', fileIds: [] })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'Plans.AnswerOnPage',
    })
    expect(await permitRow(one.id)).toMatchObject({ state: 'corrections' })
  })

  it('answers a question of staff outside corrections as of any request', async () => {
    const one = await permit({ state: 'review' })
    const mine = own(one)
    await database.write((builder) => [
      builder.execute(
        sql`update requests set is_action_required = true where id = ${one.requestId}`,
      ),
    ])
    const claim = claimOf(mine, { type: 'Permit_Application__c', id: one.requestId })
    await answerPermit(mine, claim, { text: 'At noon.', fileIds: [] })
    expect(await requestRow(one.requestId)).toMatchObject({ isActionRequired: false })
    expect(await permitRow(one.id)).toMatchObject({ state: 'review' })
  })
})
