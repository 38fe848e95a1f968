import type { Format } from '@portal/core/kernel/rules'

/** Dates in words, by their style and value. */
export type WrittenDates = Map<string, string>

/** A long table makes a formatter worth its time. */
const most = 100

/**
 * Writes each date once. A page carries those that the server wrote: the browser's first formatter of
 * dates takes a phone longer than any other step of a page's start.
 */
export const withWritten = (format: Format, written: WrittenDates): Format => ({
  ...format,
  date(value, style = 'day') {
    const name = `${style} ${typeof value === 'string' ? value : value.toISOString()}`
    const text = written.get(name) ?? format.date(value, style)
    if (written.size < most) written.set(name, text)
    return text
  },
})
