/** What followers know of a meeting. */
export interface NoticedMeeting {
  readonly day: string
  /** `19:00` by the city's clock. */
  readonly startsAt: string | null
  readonly location: string | null
  readonly isCancelled: boolean
  /** Kind and address: an agenda that is replaced is another one. */
  readonly papers: readonly string[]
}
