import { weekdayDate } from '@portal/core/pickup/rules'
import { useTexts } from '@portal/web-ui/texts'

/** In the reader's language, of a day as the city's data has it; as it is if it names none. */
export function useWeekdayName(): (day: string) => string | null {
  const { format } = useTexts()
  return (day) => {
    const date = weekdayDate(day)
    return date ? format.date(date, 'weekday') : day || null
  }
}
