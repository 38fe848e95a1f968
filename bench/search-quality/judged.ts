import { judgedEnglish } from './judged-english.ts'
import { judgedSpanish } from './judged-spanish.ts'
import type { Judged } from './judgement.ts'

export const judged: readonly Judged[] = [...judgedEnglish, ...judgedSpanish]
