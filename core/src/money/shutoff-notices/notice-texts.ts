/** What every notice says, in both languages; a batch keeps what it said. */
export interface NoticeTexts {
  readonly title: string
  readonly titleEs: string
  readonly body: string
  readonly bodyEs: string
  /** What one must do to keep the water on. */
  readonly todo: string
  readonly todoEs: string
  /** When the office answers. */
  readonly hours: string
  readonly hoursEs: string
  readonly phone: string
  /** Days between the notice and the shut-off, by the law of the city's state. */
  readonly minimumDays: number
}

/** Keys of the text that the portal is delivered with, in the group `ShutoffNotice`. */
export const deliveredParagraphs = ['Owed', 'Pay', 'Online', 'Office', 'Otherwise'] as const

/** In their order on the screen. */
export const noticeTextFields = [
  'title',
  'body',
  'todo',
  'hours',
  'titleEs',
  'bodyEs',
  'todoEs',
  'hoursEs',
  'phone',
] as const satisfies readonly (keyof NoticeTexts)[]

/** Characters; a push shows the beginning of the body. */
export const noticeTextLimits = {
  title: 120,
  body: 4000,
  todo: 500,
  hours: 200,
  phone: 40,
  minimumDays: 60,
} as const

/** Filled in for each account: `{amount}`. */
export const noticeBlanks = [
  'amount',
  'deadline',
  'todo',
  'hours',
  'phone',
  'link',
  'account',
  'address',
] as const

type NoticeBlank = (typeof noticeBlanks)[number]

export type NoticeValues = Readonly<Record<NoticeBlank, string>>

/**
 * What a shut-off notice must say in many states, such as Texas (16 TAC 24.167): the amount, the
 * deadline, what to do, the office's hours and its phone; and where to pay.
 */
export const requiredBlanks = [
  'amount',
  'deadline',
  'todo',
  'hours',
  'phone',
  'link',
] as const satisfies readonly NoticeBlank[]

const blanksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)

/** What the law wants and the body does not say. */
export function lackingBlanks(body: string): readonly NoticeBlank[] {
  const used = new Set(blanksIn(body))
  return requiredBlanks.filter((blank) => !used.has(blank))
}

/** Blanks that no notice has, such as a misspelled one. */
export const unknownNoticeBlanks = (body: string): readonly string[] =>
  blanksIn(body).filter((name) => !noticeBlanks.some((blank) => blank === name))

/** Each blank once: what a value contains stays as it is. */
export const filledNotice = (body: string, values: NoticeValues): string =>
  body.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
    const blank = noticeBlanks.find((one) => one === name)
    return blank === undefined ? whole : values[blank]
  })
