import type { Bar } from './layout.ts'
import { measure, paper, type Sheet } from './sheet.ts'

const height = 84
const size = 8

/** Each bar has its number above and its name below. */
export function drawBars(
  sheet: Sheet,
  { caption, bars }: { readonly caption: string; readonly bars: readonly Bar[] },
): void {
  sheet.ensure(height + 58)
  sheet.y -= 10
  sheet.writeLines(caption, paper.margin, measure, { size: 9, color: 'quiet' })
  const max = Math.max(...bars.map(({ value }) => value), 1)
  const step = measure / bars.length
  const width = Math.min(step * 0.62, 40)
  const foot = sheet.y - height - 6
  bars.forEach(({ name, value, label, isStrong }, at) => {
    const x = paper.margin + at * step + (step - width) / 2
    const tall = Math.max((value / max) * (height - 14), 1)
    sheet.y = foot
    sheet.bar(x, width, tall, isStrong ? 'accent' : 'bar')
    sheet.y = foot + tall + 3
    sheet.writeCentered(label, x + width / 2, { size, isBold: isStrong })
    sheet.y = foot - 11
    sheet.writeCentered(name, x + width / 2, { size, isBold: isStrong, color: 'quiet' })
  })
  sheet.y = foot
  sheet.rule()
  sheet.y = foot - 22
}
