import type { Slip } from './layout.ts'
import { paper, type Sheet } from './sheet.ts'

const height = 178
const rowStep = 15
const column = 300

/** Always at the foot of a page, so that one straight cut is enough. */
export function drawSlip(sheet: Sheet, { title, hint, to, rows, blank }: Slip): void {
  sheet.ensure(height)
  sheet.y = paper.margin + 24 + height
  sheet.cut()
  sheet.y -= 22
  const { margin, width } = paper
  sheet.write(title, margin, { size: 12, isBold: true, color: 'accent' })
  sheet.y -= 15
  sheet.writeLines(hint, margin, width - 2 * margin, { size: 9, color: 'quiet' })
  const top = sheet.y - 16
  sheet.y = top
  for (const line of to) {
    sheet.write(line, margin, { size: 11, isBold: line === to[0] })
    sheet.y -= rowStep
  }
  sheet.y = top
  rows.forEach(([name, value], at) => {
    const isLast = at === rows.length - 1
    sheet.write(name, column, { size: 9, color: 'quiet' })
    const [first = ''] = sheet.linesOf(value, width - margin - column - 90, { size: 10 })
    sheet.write(first, width - margin, { size: isLast ? 12 : 10, isBold: isLast, isAtEnd: true })
    sheet.y -= isLast ? rowStep + 8 : rowStep
  })
  sheet.write(blank, column, { size: 9, color: 'quiet' })
  sheet.write('$', width - margin - 92, { size: 10 })
  sheet.y -= 2
  sheet.line(width - margin - 84, 84)
}
