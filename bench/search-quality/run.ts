import { startMeasuredDatabase } from '@portal/local/measuring'
import { table } from '../kit/table.ts'
import { demoSearchQuality } from './demo-search.ts'
import { judgedLater } from './judged-later.ts'
import { judged } from './judged.ts'

// The site search of the demo city against what was judged right. No clock is involved: each run
// gives the same figures.

const goals = { ndcg: 0.85, emptyShare: 0.03 }
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const over = (text: string, isOver: boolean): string => (isOver ? `**${text}, over**` : text)

const database = await startMeasuredDatabase()
const sets = [
  { name: 'judged', quality: await demoSearchQuality(database, judged) },
  { name: 'later, without synonyms', quality: await demoSearchQuality(database, judgedLater) },
]
await database.stop()

console.log(
  table(
    ['set', 'searches', 'nDCG@5', 'judged results', 'nothing found'],
    sets.map(({ name, quality: { answers, ndcg, judgedShare, emptyShare } }) => [
      name,
      String(answers.length),
      over(ndcg.toFixed(3), ndcg < goals.ndcg),
      percent(judgedShare),
      over(percent(emptyShare), emptyShare > goals.emptyShare),
    ]),
  ),
)
const worst = sets
  .flatMap(({ quality }) => quality.answers)
  .toSorted((a, b) => a.ndcg - b.ndcg)
  .slice(0, 15)
console.log(
  `\n${table(
    ['worst', 'nDCG@5', 'found first'],
    worst.map(({ judged: [term], titles, ndcg }) => [
      term,
      ndcg.toFixed(2),
      titles.slice(0, 3).join(', '),
    ]),
  )}`,
)
process.exit()
