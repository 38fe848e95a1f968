import type { articleFeedback } from '@portal/core/schema'
import { demoArticles } from '../articles/index.ts'
import { demoId } from '../demo.ts'

type Row = typeof articleFeedback.$inferSelect

const said: readonly (readonly [article: number, language: 'en' | 'es', reason: string])[] = [
  [0, 'en', 'I only want to know why it doubled this month.'],
  [0, 'es', 'No dice qué hacer si la factura subió mucho.'],
  [0, 'en', ''],
  [1, 'en', 'Which day is it in the week of Thanksgiving?'],
  [4, 'es', 'No encontré el horario de la oficina.'],
]

/** A few people said No, some of them why; more said Yes. */
export function demoFeedback(today: Date): Row[] {
  const articles = demoArticles()
  const row = (
    nth: number,
    article: number,
    of: Pick<Row, 'isHelpful' | 'language' | 'reason'>,
  ) => ({
    id: demoId('feedback', nth),
    articleId: articles[article]?.id ?? '',
    hasScript: true,
    deviceHash: `demo-${nth}`,
    createdAt: new Date(today.getTime() - (nth + 1) * 3_600_000),
    ...of,
  })
  return [
    ...said.map(([article, language, reason], nth) =>
      row(nth, article, { isHelpful: false, language, reason }),
    ),
    ...Array.from({ length: 24 }, (_, n) =>
      row(said.length + n, n % 6, { isHelpful: true, language: 'en', reason: '' }),
    ),
  ]
}
