import { daysAfter } from '@portal/core/kernel/rules'

const ordinals = { First: 1, Second: 2, Third: 3, Fourth: 4, Last: 5 } as const
const ordinalsEs = { 1: 'primer', 2: 'segundo', 3: 'tercer', 4: 'cuarto', 5: 'último' } as const
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const weekdaysEs = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes'] as const

/** What may follow the weekday, with its months. */
const seasons: Readonly<
  Record<string, { readonly es: string; readonly months: readonly number[] }>
> = {
  '': { es: '', months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  ' of each quarter': { es: ' de cada trimestre', months: [1, 4, 7, 10] },
  ' in the school year': { es: ' del año escolar', months: [9, 10, 11, 12, 1, 2, 3, 4, 5] },
}

/** “First and third Monday of each quarter”; null for words such as “As needed”. */
function ruleOf(words: string) {
  const [, weeks = '', name = '', rest = ''] = /^([\w ]+) (\w+day)(.*)$/.exec(words) ?? []
  const season = seasons[rest]
  const weekday = weekdays.findIndex((one) => one === name)
  if (!season || weekday === -1) return null
  const wanted = Object.entries(ordinals).flatMap(([ordinal, week]) =>
    weeks.toLowerCase().includes(ordinal.toLowerCase()) ? [week] : [],
  )
  return { weekday, weeks: wanted, ...season }
}

const irregular: Readonly<Record<string, string>> = { 'As needed': 'Según se necesite' }

export function meetingDayEs(words: string): string {
  const rule = ruleOf(words)
  if (!rule) return irregular[words] ?? words
  const weeks = rule.weeks.map((week) => ordinalsEs[week]).join(' y ')
  const text = `${weeks} ${weekdaysEs[rule.weekday]}${rule.es}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Every day of the rule from `from` to `to`, in order. */
export function meetingDays(words: string, from: string, to: string): readonly string[] {
  const rule = ruleOf(words)
  if (!rule) return []
  const days: string[] = []
  for (let day = from; day <= to; day = daysAfter(day, 1)) {
    if (weekdayOf(day) !== rule.weekday || !rule.months.includes(Number(day.slice(5, 7)))) continue
    const week = Math.ceil(Number(day.slice(8)) / 7)
    const isLast = daysAfter(day, 7).slice(0, 7) !== day.slice(0, 7)
    if (rule.weeks.some((wanted) => (wanted === 5 ? isLast : wanted === week))) days.push(day)
  }
  return days
}

/** “7:00 p.m.” as `19:00`. */
export function clockOf(words: string): string {
  const [, hour = '0', minute = '00', half] = /^(\d+):(\d\d) ([ap])\.m\.$/.exec(words) ?? []
  const hours = (Number(hour) % 12) + (half === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}
