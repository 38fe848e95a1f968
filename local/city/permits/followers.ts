import type { Language } from '@portal/core/kernel'
import { permitHref, permitNumberText, permitStates } from '@portal/core/permits/rules'
import { statuses } from '@portal/core/requests/rules'
import type { messages, permitFollowers } from '@portal/core/schema'
import { say } from '@portal/core/texts'
import { demoId } from '../demo.ts'
import { type DemoPermit, demoPermits } from './index.ts'

const followed = 2

/** Roofs of Ana's neighbors that are not finished. */
const permitsOf = (today: Date): readonly DemoPermit[] =>
  demoPermits(today)
    .filter(
      ({ row }) =>
        row.kind === 'roof' &&
        row.requestId === null &&
        (row.state === 'inspections' || row.state === 'review'),
    )
    .slice(0, followed)

const ana = demoId('user', 'ana@demo.example')

export const demoPermitFollowers = (today: Date): (typeof permitFollowers.$inferSelect)[] =>
  permitsOf(today).map(({ row }) => ({
    id: demoId('permit follower', row.id),
    permitId: row.id,
    userId: ana,
    guestEmail: null,
    language: 'es',
    confirmedAt: row.createdAt,
    createdAt: row.createdAt,
  }))

/** What Ana was notified of them, as the portal would have. */
export const followedNews = (today: Date): (typeof messages.$inferSelect)[] =>
  permitsOf(today).map(({ row, state }) => {
    const { status, now } = permitStates[state]
    const inLanguage = (language: Language, work: string) => ({
      title: say({ language }, 'PermitFollowing.NewsTitle', {
        title: `${work}, ${row.streetNumber} ${row.streetName} ${row.streetSuffix}`,
        what: say({ language }, statuses[status].text),
      }),
      body: say({ language }, 'PermitFollowing.NewsText', {
        number: permitNumberText(row),
        text: say({ language }, now),
      }),
    })
    const [en, es] = [inLanguage('en', 'Roof'), inLanguage('es', 'Techo')]
    return {
      id: demoId('permit news', row.id),
      userId: ana,
      title: en.title,
      titleEs: es.title,
      body: en.body,
      bodyEs: es.body,
      recordType: null,
      recordId: null,
      page: permitHref(row),
      createdAt: row.updatedAt,
      readAt: null,
    }
  })
