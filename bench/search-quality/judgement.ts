/**
 * A search in the language of the page, and what the city's people judged of its answers, by their
 * English titles, of what goes where with `Thing: ` before: 3 is what was looked for, 2 helps, 1 is near. Written from the demo city's texts
 * before the search was tried on it; judge a new text, and never change a judgement for a number.
 */
export type Judged = readonly [
  term: string,
  language: 'en' | 'es',
  judgements: Readonly<Record<string, 1 | 2 | 3>>,
]
