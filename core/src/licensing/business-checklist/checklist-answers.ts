/** The first question (spec, resident section 2, /activities/business_application). */
export const wants = ['open', 'grow'] as const
export type Want = (typeof wants)[number]

/** Of a business that opens. */
export const businessKinds = [
  'cafe',
  'retail',
  'salon',
  'office',
  'contractor',
  'truck',
  'charity',
] as const
export type BusinessKind = (typeof businessKinds)[number]

/** What applies besides; those of an open business, and those of one that grows. */
export const plansOf = {
  open: ['works', 'sign', 'food', 'alcohol', 'outdoor'],
  grow: ['renew', 'owner', 'move', 'works', 'sign', 'alcohol', 'outdoor', 'contractor'],
} as const satisfies Readonly<Record<Want, readonly string[]>>
export type Plan = (typeof plansOf)[Want][number]

/** Characters of what people type. */
export const checklistLimits = { business: 100, address: 120 } as const

export interface ChecklistAnswers {
  readonly want: Want
  /** The two questions of who opens; null for one that grows. */
  readonly isNew: boolean | null
  readonly isHome: boolean | null
  readonly kind: BusinessKind | null
  readonly plans: readonly Plan[]
  /** Carried along to the forms; may be empty. */
  readonly business: string
  readonly address: string
}

/** As in an address or a stored row: known ones of each question, in the questions' order. */
export interface TypedAnswers {
  readonly want?: string | undefined
  readonly new?: string | undefined
  readonly home?: string | undefined
  readonly kind?: string | undefined
  /** Joined by commas. */
  readonly plans?: string | undefined
  readonly business?: string | undefined
  readonly address?: string | undefined
}

const yesNo = (text: string | undefined): boolean | null =>
  text === 'yes' ? true : text === 'no' ? false : null

const trimmed = (text: string | undefined, most: number): string =>
  (text ?? '').trim().slice(0, most)

/** What people answered so far: the questions with null come next. Null before the first one. */
export function answersSoFar(typed: TypedAnswers): ChecklistAnswers | null {
  const want = wants.find((one) => one === typed.want)
  if (!want) return null
  const isOpening = want === 'open'
  const chosen = (typed.plans ?? '').split(',')
  return {
    want,
    isNew: isOpening ? yesNo(typed.new) : null,
    isHome: isOpening ? yesNo(typed.home) : null,
    kind: (isOpening && businessKinds.find((one) => one === typed.kind)) || null,
    plans: plansOf[want].filter((one) => chosen.includes(one)),
    business: trimmed(typed.business, checklistLimits.business),
    address: trimmed(typed.address, checklistLimits.address),
  }
}

/** Whether there is enough for a checklist. */
export const isComplete = ({ want, isNew, isHome, kind, plans }: ChecklistAnswers): boolean =>
  want === 'open' ? isNew !== null && isHome !== null && kind !== null : plans.length > 0

const word = (value: boolean | null): string | undefined =>
  value === null ? undefined : value ? 'yes' : 'no'

/** For an address; parts without an answer are left out. */
export const typedFrom = (answers: ChecklistAnswers): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      want: answers.want,
      new: word(answers.isNew),
      home: word(answers.isHome),
      kind: answers.kind ?? undefined,
      plans: answers.plans.join(','),
      business: answers.business,
      address: answers.address,
    }).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  )
