import { drawBars } from './bars.ts'
import type { Block, Column, Letter } from './layout.ts'
import { measure, paper, Sheet, type Style } from './sheet.ts'
import { drawSlip } from './slip.ts'

export type { Block, Column, Letter } from './layout.ts'

const left = paper.margin
const right = paper.width - paper.margin
const gap = 12

/** US Letter. Unsupported characters get a look-alike. A large module: import it on use. */
export const drawLetter = (letter: Letter): Promise<Uint8Array> => drawLetters([letter])

/** Several to print at once, each with page numbers of its own; the first names the document. */
export async function drawLetters(letters: readonly Letter[]): Promise<Uint8Array> {
  const sheet = await Sheet.open()
  const { document } = sheet
  const [first] = letters
  if (first) {
    document.setTitle(first.title, { showInWindowTitleBar: true })
    document.setLanguage(first.language)
    document.setAuthor(first.letterhead.name)
    document.setCreationDate(first.madeAt)
    document.setModificationDate(first.madeAt)
  }
  for (const letter of letters) {
    const from = sheet.begin()
    drawHead(sheet, letter)
    for (const block of letter.blocks) drawBlock(sheet, block)
    sheet.foot(letter.footer, from)
  }
  return document.save()
}

/**
 * A #10 envelope's window, seen from the sheet folded in thirds: what it shows wherever the sheet
 * slides. In points from the upper left corner; the fold is below.
 */
const envelope = { left: 72, first: 186, step: 12, fold: 264 } as const

function drawHead(sheet: Sheet, { letterhead, title, addressee }: Letter): void {
  sheet.y -= 10
  sheet.write(letterhead.name, left, { size: 16, isBold: true, color: 'accent' })
  sheet.y -= 16
  for (const line of letterhead.lines) {
    sheet.write(line, left, { size: 9, color: 'quiet' })
    sheet.y -= 12
  }
  sheet.y -= 4
  sheet.rule()
  if (addressee) drawAddressee(sheet, addressee)
  sheet.y -= 34
  sheet.writeLines(title, left, measure, { size: 20, isBold: true })
  sheet.y -= 2
}

function drawAddressee(sheet: Sheet, lines: readonly string[]): void {
  const { left: x, first, step, fold } = envelope
  lines.slice(0, 4).forEach((line, place) => {
    sheet.y = paper.height - first - place * step
    sheet.write(line, x, { size: 11 })
  })
  sheet.y = paper.height - fold
}

function drawBlock(sheet: Sheet, block: Block): void {
  switch (block.kind) {
    case 'heading':
      // A heading is never alone at the foot of a page.
      sheet.ensure(72)
      sheet.y -= gap
      sheet.writeLines(block.text, left, measure, { size: 13, isBold: true, color: 'accent' })
      sheet.y -= 2
      return
    case 'text':
      sheet.writeLines(block.text, left, measure)
      sheet.y -= 4
      return
    case 'rows':
      for (const [name, value] of block.rows)
        if (block.areSums) drawSum(sheet, name, value)
        else drawRow(sheet, name, value)
      sheet.y -= 4
      return
    case 'bars':
      drawBars(sheet, block)
      return
    case 'slip':
      drawSlip(sheet, block)
      return
    case 'highlight':
      drawHighlight(sheet, block.name, block.value)
      return
    case 'table':
      drawTable(sheet, block)
  }
}

const nameWidth = 150

function drawRow(sheet: Sheet, name: string, value: string): void {
  sheet.ensure(16)
  sheet.write(name, left, { color: 'quiet' })
  sheet.writeLines(value, left + nameWidth, measure - nameWidth)
  sheet.y -= 2
}

function drawSum(sheet: Sheet, name: string, value: string): void {
  sheet.ensure(16)
  sheet.write(name, left + gap, { color: 'quiet' })
  sheet.write(value, right - gap, { isAtEnd: true })
  sheet.y -= 16
}

function drawHighlight(sheet: Sheet, name: string, value: string): void {
  const height = 44
  sheet.ensure(height + gap)
  sheet.field(height)
  sheet.y -= height / 2 + 5
  sheet.write(name, left + gap, { size: 12, isBold: true })
  sheet.write(value, right - gap, { size: 20, isBold: true, isAtEnd: true })
  sheet.y -= height / 2 + gap
}

type Table = Extract<Block, { kind: 'table' }>

interface Cell {
  readonly column: Column
  readonly x: number
  readonly width: number
}

function cellsOf(columns: readonly Column[]): Cell[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  let x: number = left
  return columns.map((column) => {
    const width = (column.share / shares) * measure
    const cell = { column, x, width }
    x += width
    return cell
  })
}

function drawTable(sheet: Sheet, { columns, rows, total }: Table): void {
  const cells = cellsOf(columns)
  const titles = columns.map(({ title }) => title)
  const head = (): void => {
    drawLine(sheet, cells, titles, { size: 9, isBold: true, color: 'quiet' })
    sheet.y += 6
    sheet.rule()
    sheet.y -= 16
  }
  sheet.y -= gap
  sheet.ensure(64)
  head()
  for (const row of rows) drawLine(sheet, cells, row, {}, head)
  if (!total) return
  sheet.ensure(32)
  sheet.y += 6
  sheet.rule()
  sheet.y -= 16
  drawLine(sheet, cells, total, { isBold: true })
}

/** As high as its highest cell; repeats the head on a new page. */
function drawLine(
  sheet: Sheet,
  cells: readonly Cell[],
  texts: readonly string[],
  style: Style,
  onNewPage?: () => void,
): void {
  const { size = 10 } = style
  const step = size * 1.4
  const lines = cells.map(({ width }, i) => sheet.linesOf(texts[i] ?? '', width - 8, style))
  const height = Math.max(...lines.map(({ length }) => length)) * step + 4
  if (sheet.ensure(height)) onNewPage?.()
  const top = sheet.y
  cells.forEach(({ column, x, width }, i) => {
    sheet.y = top
    for (const line of lines[i] ?? []) {
      sheet.write(line, column.isSum ? x + width : x, { ...style, isAtEnd: column.isSum ?? false })
      sheet.y -= step
    }
  })
  sheet.y = top - height
}
