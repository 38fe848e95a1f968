import type { boardFollowers } from '@portal/core/schema'
import { demoId } from '../demo.ts'
import { demoBoards } from './boards.ts'
import { boardId } from './demo-board.ts'

type Row = typeof boardFollowers.$inferSelect

interface Following {
  readonly alias: string
  readonly email?: string
  readonly guest?: string
  readonly language: Row['language']
  readonly isAsked?: boolean
}

/** With an account, as a guest, and a guest who has not confirmed yet. */
const following: readonly Following[] = [
  { alias: 'heritage-commission', email: 'ana@demo.example', language: 'es' },
  { alias: 'sustainability-commission', email: 'ana@demo.example', language: 'es' },
  { alias: 'heritage-commission', guest: 'neighbor@sample.example', language: 'en' },
  { alias: 'heritage-commission', guest: 'vecina@sample.example', language: 'es', isAsked: true },
]

const daysBefore = (day: Date, days: number): Date => new Date(day.getTime() - days * 86_400_000)

export const demoBoardFollowers = (today: Date): Row[] =>
  following.flatMap(({ alias, email, guest, language, isAsked = false }): Row[] => {
    const board = demoBoards.find((one) => one.alias === alias)
    const createdAt = daysBefore(today, isAsked ? 1 : 30)
    return board
      ? [
          {
            id: demoId('board follower', `${alias} ${email ?? guest ?? ''}`),
            boardId: boardId(board),
            userId: email === undefined ? null : demoId('user', email),
            guestEmail: guest ?? null,
            language,
            confirmedAt: isAsked ? null : createdAt,
            createdAt,
          },
        ]
      : []
  })
