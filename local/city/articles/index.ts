import { buildingArticles } from './building.ts'
import { cityHallArticles } from './city-hall.ts'
import { articleRow, type DemoArticle } from './demo-article.ts'
import { streetArticles } from './streets.ts'
import { wasteArticles } from './waste.ts'
import { waterArticles } from './water.ts'

const TOPICS = [waterArticles, wasteArticles, streetArticles, buildingArticles, cityHallArticles]

/** Most read first; topics alternate. */
export function demoArticles() {
  const longest = Math.max(...TOPICS.map((topic) => topic.length))
  const inTurns: DemoArticle[] = Array.from({ length: longest }, (_, turn) =>
    TOPICS.flatMap((topic) => topic.slice(turn, turn + 1)),
  ).flat()
  return inTurns.map(articleRow)
}
