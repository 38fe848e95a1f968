import { createFormat, type Format, type Language, specDate } from '@portal/core/kernel/rules'

/** Days and times for staff (spec, admin section 9), in both languages. */
export const staffFormat = (language: Language, timeZone = 'America/Chicago'): Format => {
  const format = createFormat(language, timeZone)
  return {
    ...format,
    date(value, style = 'day') {
      if (style === 'day') return specDate(value, 'staffDay', timeZone)
      if (style === 'dayTime') return specDate(value, 'staffTime', timeZone)
      if (style !== 'monthYear') return format.date(value, style)
      return `${format.date(value, 'monthName')}, ${format.date(value, 'year')}`
    },
  }
}
