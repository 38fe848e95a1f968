import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { liftMailBlock } from '../../accounts/person-record/index.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import { receiveMailEvents } from '../../platform/mail/mail-events.ts'
import { textOfPdf } from '../../platform/pdf/text-of-pdf.fixture.ts'
import { noticesIn, portal } from './notices.fixture.ts'
import { deliverNotices, exportNotices, getNoticeLetters } from './index.ts'

const { account, asClerk, clerk, contextOf, job, page, person, send, verify } = await noticesIn(
  await testDatabase(),
)

it('whose mail comes back gets a letter and a call, until it arrives again; who called one spam does not', async () => {
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
  const number = owned[0]?.number ?? ''
  await receiveMailEvents(contextOf({ kind: 'anonymous' }), [
    { kind: 'bounced', email: bounced.email, detail: '', at: null },
    { kind: 'complained', email: complained.email, detail: '', at: null },
  ])
  const { rows } = await verify(...owned.map((one) => `${one.number},50,2026-12-15,no`))
  expect(rows.map(({ needsLetter }) => needsLetter)).toEqual([true, false, false])

  const { id } = await send(rows)
  await deliverNotices(job(), portal)
  expect((await page(id)).counts).toMatchObject({ open: 3, calls: 1, letters: 1 })
  expect((await page(id, 'letters')).data).toMatchObject([
    { accountNumber: number, reached: 1, needsLetter: true },
  ])
  const letters = await getNoticeLetters(asClerk(), { id, part: 1, portalUrl: portal })
  expect(await textOfPdf(letters)).toContain(number)
  const calls = await exportNotices(asClerk(), { id, filter: 'calls' })
  expect(calls).toContain(`${number},`)
  expect(calls).toContain('8475550101')

  await liftMailBlock(contextOf(clerk, new Date(now.getTime() + 1000)), bounced.userId)
  expect((await page(id)).counts).toMatchObject({ calls: 0, letters: 0 })
})
