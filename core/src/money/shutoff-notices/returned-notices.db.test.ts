import { beforeAll, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { liftMailBlock } from '../../accounts/person-record/index.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { receiveMailEvents } from '../../platform/mail/mail-events.ts'
import { textOfPdf } from '../../platform/pdf/text-of-pdf.fixture.ts'
import { billingIn } from '../billing/billing.fixture.ts'
import type { NoticeFilter } from './rules.ts'
import type { VerifiedRow } from './send-notices.ts'
import {
  deliverNotices,
  exportNotices,
  getNoticeBatch,
  getNoticeLetters,
  getNoticeTexts,
  sendNotices,
  setNoticeTexts,
  verifyNotices,
} from './index.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
const { account } = billingIn(database)
const clerk = await person({ roles: ['finance'] })
const portal = 'https://portal.example'
const asClerk = () => contextOf(clerk)

interface Verified {
  readonly rows: (VerifiedRow & { needsLetter: boolean })[]
}
const verify = async (numbers: readonly string[]): Promise<Verified> => {
  const lines = numbers.map((number) => `${number},50,2026-12-15,no`)
  const file = ['accountNumber,delinquentAmount,shutoffDate,phonePreference', ...lines].join('\n')
  return JSON.parse((await verifyNotices(asClerk(), file)).toString())
}
const page = async (id: string, filter: NoticeFilter = 'all') =>
  JSON.parse((await getNoticeBatch(asClerk(), { id, filter, page: 1, size: 10 })).toString())

beforeAll(async () => {
  const { isComplete: _isComplete, ...texts } = await getNoticeTexts(asClerk())
  await setNoticeTexts(asClerk(), { ...texts, hours: '8 AM to 5 PM', hoursEs: 'de 8 a 17' })
})

it('whose mail comes back gets a letter and a call besides, until mail arrives again; who called one spam still gets the mail', async () => {
  const [bounced, complained, arrives] = [
    await person({ phoneNumber: '8475550101' }),
    await person(),
    await person(),
  ]
  const owned = await Promise.all(
    [[bounced], [complained], [bounced, arrives]].map((owners) =>
      account({ ownerIds: owners.map(({ userId }) => userId), balanceCents: 5000 }),
    ),
  )
  const [alone] = owned
  const events = [bounced, complained].map(({ email }, at) => ({
    kind: at === 0 ? ('bounced' as const) : ('complained' as const),
    email,
    detail: '',
    at: null,
  }))
  await receiveMailEvents(contextOf({ kind: 'anonymous' }), events)
  const { rows } = await verify(owned.map(({ number }) => number))
  expect(rows.map((row) => row.needsLetter)).toEqual([true, false, false])

  const { id } = await sendNotices(asClerk(), { rows, isAcknowledged: false })
  await deliverNotices(contextOf({ kind: 'system', job: 'shutoffNotices' }), portal)
  expect((await page(id)).counts).toMatchObject({ open: 3, calls: 1, letters: 1 })
  expect((await page(id, 'letters')).data).toMatchObject([
    { accountNumber: alone?.number, reached: 1, needsLetter: true },
  ])
  const letters = await textOfPdf(
    await getNoticeLetters(asClerk(), { id, part: 1, portalUrl: portal }),
  )
  expect(letters).toContain(alone?.number)
  const calls = await exportNotices(asClerk(), { id, filter: 'calls' })
  expect(calls).toContain(`${alone?.number},`)
  expect(calls).toContain('8475550101')

  await liftMailBlock(contextOf(clerk, new Date(now.getTime() + 1000)), bounced.userId)
  expect((await page(id)).counts).toMatchObject({ calls: 0, letters: 0 })
})
