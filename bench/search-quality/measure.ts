import type { Context, Language } from '@portal/core/kernel'
import { searchSite } from '@portal/core/search'
import type { Judged } from './judgement.ts'

/** Results that count, as on a phone's first screen. */
const first = 5

export interface Answer {
  readonly judged: Judged
  /** English titles of the first results. */
  readonly titles: readonly string[]
  readonly ndcg: number
}

export interface Quality {
  readonly answers: readonly Answer[]
  /** Mean of all searches: 1 if each has its best results first. */
  readonly ndcg: number
  /** Of the first results, how many anyone has judged: without it, nDCG says little. */
  readonly judgedShare: number
  readonly emptyShare: number
}

/** Discounted cumulative gain: a result counts less the lower it stands (Järvelin and Kekäläinen). */
const gain = (grades: readonly number[]): number =>
  grades
    .slice(0, first)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

/** A result that no one judged counts nothing. */
export function ndcgOf(judgements: Judged[2], titles: readonly string[]): number {
  const best = gain(Object.values(judgements).toSorted((a, b) => b - a))
  return gain(titles.map((title) => judgements[title] ?? 0)) / best
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** `titleOf` gives the English title of a result's address. */
export async function searchQuality(
  judged: readonly Judged[],
  contextIn: (language: Language) => Context,
  titleOf: (url: string) => string,
): Promise<Quality> {
  const answers: Answer[] = []
  for (const one of judged) {
    const [term, language, judgements] = one
    const body = await searchSite(contextIn(language), { term, page: 1 })
    // The contract's shape.
    const { results } = JSON.parse(body) as { results: readonly { url: string }[] }
    const titles = results.slice(0, first).map(({ url }) => titleOf(url))
    answers.push({ judged: one, titles, ndcg: ndcgOf(judgements, titles) })
  }
  const shown = answers.flatMap(({ judged: [, , judgements], titles }) =>
    titles.map((title) => title in judgements),
  )
  return {
    answers,
    ndcg: mean(answers.map(({ ndcg }) => ndcg)),
    judgedShare: mean(shown.map(Number)),
    emptyShare: mean(answers.map(({ titles }) => Number(titles.length === 0))),
  }
}
