import { hourText, type Language } from '@portal/core/kernel/rules'

/** The hours at which a time of day can start, or end. */
export const hourOptions = (end: 'from' | 'to', language: Language) =>
  Array.from({ length: 24 }, (_, at) => (end === 'to' ? at + 1 : at)).map((hour) => ({
    value: String(hour),
    label: hourText(hour, language),
  }))
