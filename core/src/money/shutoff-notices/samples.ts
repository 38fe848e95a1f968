import { daysAfter } from '../../platform/kernel/days.ts'

/** A month ahead, so that a sample can be verified as it is. */
const ahead = 30

const usDay = (day: string, between: string): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return [month, date, year].join(between)
}

/** A file of each layout to look at. `today` is the city's, `YYYY-MM-DD`. */
export const sampleNotices = (today: string): Readonly<Record<'csv' | 'fixed', string>> => {
  const day = daysAfter(today, ahead)
  return {
    csv: `accountNumber,delinquentAmount,shutoffDate,phonePreference\r\n1001-5001,84.35,${day},yes\r\n1002-5002,"$1,084.50",${usDay(day, '/')},no\r\n`,
    fixed: `${'1001-5001'.padEnd(20)}0000008435${usDay(day, '')}Y\r\n${'1002-5002'.padEnd(20)}0000108450${usDay(day, '')}N\r\n`,
  }
}
