import type { shutoffBatches, shutoffNotices, shutoffTexts } from '@portal/core/schema'
import { deliveredParagraphs } from '@portal/core/shutoff-notices/rules'
import { allDefaultTexts } from '@portal/core/texts'
import { demoId } from '../demo.ts'
import { type DemoUtilityAccount, utilityAccountsOfDemo } from './accounts.ts'

type Notice = typeof shutoffNotices.$inferSelect
type Batch = typeof shutoffBatches.$inferSelect

const dayMs = 86_400_000
const daysFrom = (today: Date, days: number): Date => new Date(today.getTime() + days * dayMs)
const isoDay = (day: Date): string => day.toISOString().slice(0, 10)

const said = (language: 'en' | 'es', key: string): string => {
  const text = allDefaultTexts['ShutoffNotice']?.[key]?.[language]
  if (typeof text !== 'string') throw new Error(`no text ShutoffNotice.${key}`)
  return text
}
const bodyIn = (language: 'en' | 'es'): string =>
  deliveredParagraphs.map((key) => said(language, key)).join('\n\n')

const texts = {
  title: said('en', 'Title'),
  titleEs: said('es', 'Title'),
  body: bodyIn('en'),
  bodyEs: bodyIn('es'),
  todo: said('en', 'Todo'),
  todoEs: said('es', 'Todo'),
  hours: 'Monday to Friday, 8 AM to 5 PM',
  hoursEs: 'lunes a viernes, de 8 a. m. a 5 p. m.',
  phone: '(847) 931-6001',
  minimumDays: 10,
}

export const demoShutoffTexts = (today: Date): (typeof shutoffTexts.$inferSelect)[] => [
  {
    id: '01938000-0000-7000-8000-000000000015',
    ...texts,
    version: 1,
    updatedAt: daysFrom(today, -60),
  },
]

const batches = {
  newest: demoId('shutoff batch', 'newest'),
  older: demoId('shutoff batch', 'older'),
}

/** Of the story that fits a notice, besides those of the demo accounts. */
const ofStory = (story: DemoUtilityAccount['story'], count: number) =>
  utilityAccountsOfDemo()
    .filter((account) => account.story === story && account.seed >= 2000)
    .slice(0, count)

const numbered = (customerId: string): DemoUtilityAccount | undefined =>
  utilityAccountsOfDemo().find((account) => account.customerId === customerId)

/** Open, paid since, asked for installments, to call, to write to, and one that nobody knows. */
export function demoShutoffNotices(today: Date): Notice[] {
  const rows = (
    batchId: string,
    accounts: readonly (DemoUtilityAccount | undefined)[],
    { on, sentAt }: { readonly on: Date; readonly sentAt: Date },
  ): Notice[] =>
    accounts.flatMap((account, at) =>
      account
        ? {
            batchId,
            line: at + 2,
            customerId: account.customerId,
            locationId: account.locationId,
            utilityAccountId: account.id,
            amountCents: 6_000 + ((account.seed * 131) % 18_000),
            shutoffOn: isoDay(on),
            wantsPhone: account.seed % 3 === 0,
            sentAt,
            reached: account.seed < 2000 ? 1 : 0,
            askedAt: account.customerId === '1005' ? daysFrom(today, -1) : null,
            askedBy: account.customerId === '1005' ? demoId('user', 'ana@demo.example') : null,
            askedNote:
              account.customerId === '1005' ? 'I am paid on the first of the month.' : null,
          }
        : [],
    )
  const newest = { on: daysFrom(today, 16), sentAt: daysFrom(today, -3) }
  const older = { on: daysFrom(today, -20), sentAt: daysFrom(today, -34) }
  const known = rows(
    batches.newest,
    [numbered('1005'), numbered('1002'), ...ofStory('shutoff', 9), ...ofStory('settled', 3)],
    newest,
  )
  const unknown: Notice = {
    batchId: batches.newest,
    line: known.length + 2,
    customerId: '7777',
    locationId: '8888',
    utilityAccountId: null,
    amountCents: 12_950,
    shutoffOn: isoDay(newest.on),
    wantsPhone: false,
    sentAt: newest.sentAt,
    reached: 0,
    askedAt: null,
    askedBy: null,
    askedNote: null,
  }
  return [
    ...known,
    unknown,
    ...rows(batches.older, [...ofStory('settled', 6), ...ofStory('shutoff', 2)], older),
  ]
}

export function demoShutoffBatches(today: Date): Batch[] {
  const notices = demoShutoffNotices(today)
  const batch = (id: string, daysAgo: number): Batch => ({
    id,
    rowsHash: id.replaceAll('-', '').padEnd(64, '0'),
    rowCount: notices.filter(({ batchId }) => batchId === id).length,
    texts,
    createdBy: demoId('user', 'ada@demo.example'),
    createdAt: daysFrom(today, -daysAgo),
  })
  return [batch(batches.newest, 3), batch(batches.older, 34)]
}
