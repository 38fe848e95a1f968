/** Weekdays count from Sunday (0), weeks of a month from 1. */
export type Repeats =
  | { readonly every: 'week'; readonly on: number; readonly except?: number }
  | { readonly every: 'month'; readonly on: number; readonly weeks: readonly number[] }

interface Occasion {
  readonly slug: string
  readonly title: string
  readonly place: string
  /** Days from today; a repeating event starts on its first day after that. */
  readonly inDays: number
  readonly repeats?: Repeats
}

/** Timed or all-day, in the city's time zone. */
export type EventItem = Occasion &
  ({ readonly hour: number; readonly hours: number } | { readonly wholeDays: number })

export const eventItems: readonly EventItem[] = [
  {
    slug: 'council',
    title: 'Demo: City Council meeting',
    place: 'City Hall, council chamber',
    inDays: -60,
    hour: 19,
    hours: 2,
    repeats: { every: 'month', on: 3, weeks: [2, 4] },
  },
  {
    slug: 'story-time',
    title: 'Demo: Bilingual story time / Hora de cuentos bilingüe',
    place: 'Main library, children’s room',
    inDays: -60,
    hour: 10,
    hours: 1,
    // Skips one week, as for a holiday.
    repeats: { every: 'week', on: 4, except: 10 },
  },
  {
    slug: 'market',
    title: 'Demo: Farmers market',
    place: 'Demo Arts Hall, ground floor',
    inDays: -60,
    hour: 8,
    hours: 5,
    repeats: { every: 'week', on: 6 },
  },
  {
    slug: 'planning-commission',
    title: 'Demo: Planning and Zoning Commission',
    place: 'City Hall, council chamber',
    inDays: -60,
    hour: 19,
    hours: 2,
    repeats: { every: 'month', on: 1, weeks: [1, 3] },
  },
  {
    slug: 'open-gym',
    title: 'Demo: Open gym for families',
    place: 'Demo Recreation Center',
    inDays: 1,
    hour: 17,
    hours: 3,
  },
  {
    slug: 'symphony',
    title: 'Demo: Youth symphony, open rehearsal',
    place: 'Demo Arts Hall, main stage',
    inDays: 6,
    hour: 15,
    hours: 2,
  },
  {
    slug: 'festival-of-cultures',
    title: 'Demo: Festival of cultures',
    place: 'Riverside Park, both banks',
    inDays: 9,
    wholeDays: 3,
  },
  {
    slug: 'job-fair',
    title: 'Demo: Job fair',
    place: 'Demo Recreation Center, gymnasium',
    inDays: 11,
    hour: 9,
    hours: 6,
  },
  {
    slug: 'blood-drive',
    title: 'Demo: Blood drive',
    place: 'Fire station 1',
    inDays: 15,
    hour: 12,
    hours: 5,
  },
  {
    slug: 'clean-up-day',
    title: 'Demo: River clean-up day',
    place: 'Meet at the footbridge, east side',
    inDays: 18,
    wholeDays: 1,
  },
  {
    slug: 'heritage',
    title: 'Demo: Heritage walk through the Watchmakers district',
    place: 'Watchmaker St and Founders Blvd, at the clock',
    inDays: 20,
    hour: 11,
    hours: 2,
  },
  {
    slug: 'family-film',
    title: 'Demo: Film night with subtitles',
    place: 'Demo Arts Hall, studio',
    inDays: 27,
    // Ends after midnight, on the next day.
    hour: 22,
    hours: 3,
  },
]
