export const meridiems = ['AM', 'PM'] as const

export type Meridiem = (typeof meridiems)[number]

/** Either part may be missing while it is typed. */
export interface TypedTime {
  /** `08:30`. */
  readonly time: string
  readonly meridiem: Meridiem | ''
}

/** Whether a time matches hh:mm, hour 01 to 12 and minute 00 to 59 (spec, admin section 5.6). */
export const isClockTime = (time: string): boolean => /^(?:0[1-9]|1[0-2]):[0-5]\d$/.test(time)

/** The mask 99:99 (spec, admin section 9): `0830` is `08:30`. */
export function maskedTime(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits
}

/** On the wire, `08:30 PM`; missing parts are left out. */
export const clockText = ({ time, meridiem }: TypedTime): string => `${time} ${meridiem}`.trim()

/** The reverse of `clockText`. */
export function typedTime(text: string): TypedTime {
  const [, time = '', half = ''] = /^(\S*?)\s*([AP]M)?$/.exec(text.trim()) ?? []
  return { time, meridiem: meridiems.find((meridiem) => meridiem === half) ?? '' }
}

/** Minutes after midnight of `08:30 PM`; null for other text (spec, admin section 3.6). */
export function clockMinutes(text: string): number | null {
  const { time, meridiem } = typedTime(text)
  if (!isClockTime(time) || meridiem === '') return null
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  // 12:30 AM is half an hour after midnight.
  return ((hour % 12) + (meridiem === 'PM' ? 12 : 0)) * 60 + minute
}

const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** 1230 is `08:30 PM`. */
export function clockTextAt(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const time = `${twoDigits(hour % 12 || 12)}:${twoDigits(minutes % 60)}`
  return clockText({ time, meridiem: hour < 12 ? 'AM' : 'PM' })
}
