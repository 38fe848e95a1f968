import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { winAnsi } from './win-ansi.ts'

/** US Letter, in points of 1/72 inch. */
export const paper = { width: 612, height: 792, margin: 56 } as const

/** The text's width. */
export const measure = paper.width - 2 * paper.margin

// The colors of web-ui's tokens: ink, accent and line.
const colors = {
  ink: rgb(0.086, 0.141, 0.161),
  quiet: rgb(0.282, 0.361, 0.388),
  accent: rgb(0, 0.349, 0.435),
  line: rgb(0.831, 0.863, 0.875),
  wash: rgb(0.949, 0.965, 0.969),
  bar: rgb(0.498, 0.69, 0.741),
} as const

export interface Style {
  readonly size?: number
  readonly isBold?: boolean
  readonly color?: keyof typeof colors
  /** The text ends at `x`. */
  readonly isAtEnd?: boolean
}

const leading = 1.4

/** Text flows from the top down, onto new pages as needed. */
export class Sheet {
  readonly document: PDFDocument
  readonly #regular: PDFFont
  readonly #bold: PDFFont
  #page: PDFPage
  /** The next line's height above the page's lower edge. */
  y: number

  private constructor(document: PDFDocument, regular: PDFFont, bold: PDFFont) {
    this.document = document
    this.#regular = regular
    this.#bold = bold
    this.#page = document.addPage([paper.width, paper.height])
    this.y = paper.height - paper.margin
  }

  static async open(): Promise<Sheet> {
    const document = await PDFDocument.create()
    const regular = await document.embedFont(StandardFonts.Helvetica)
    const bold = await document.embedFont(StandardFonts.HelveticaBold)
    return new Sheet(document, regular, bold)
  }

  /** Starts a new page unless there is room; returns whether it did. */
  ensure(height: number): boolean {
    if (this.y - height >= paper.margin + 24) return false
    this.#page = this.document.addPage([paper.width, paper.height])
    this.y = paper.height - paper.margin
    return true
  }

  /** One line at `y`. */
  write(text: string, x: number, { size = 10, isBold, color = 'ink', isAtEnd }: Style = {}): void {
    const font = isBold ? this.#bold : this.#regular
    const line = winAnsi(text)
    const left = isAtEnd ? x - font.widthOfTextAtSize(line, size) : x
    this.#page.drawText(line, { x: left, y: this.y, size, font, color: colors[color] })
  }

  /** One line centered at `x`. */
  writeCentered(text: string, x: number, style: Style = {}): void {
    const { size = 10, isBold } = style
    const font = isBold ? this.#bold : this.#regular
    this.write(text, x - font.widthOfTextAtSize(winAnsi(text), size) / 2, style)
  }

  /** Wraps at `width`, and moves below. */
  writeLines(text: string, x: number, width: number, style: Style = {}): void {
    const { size = 10 } = style
    for (const line of this.linesOf(text, width, style)) {
      this.ensure(size * leading)
      this.write(line, x, style)
      this.y -= size * leading
    }
  }

  /** Wraps at `width`; breaks longer words. */
  linesOf(text: string, width: number, { size = 10, isBold }: Style = {}): string[] {
    const font = isBold ? this.#bold : this.#regular
    const fits = (line: string): boolean => font.widthOfTextAtSize(line, size) <= width
    const lines: string[] = []
    let line = ''
    for (const word of winAnsi(text)
      .split(' ')
      .flatMap((long) => piecesOf(long, fits))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (fits(longer)) {
        line = longer
        continue
      }
      lines.push(line)
      line = word
    }
    return [...lines, line]
  }

  rule(): void {
    this.#page.drawLine({
      start: { x: paper.margin, y: this.y },
      end: { x: paper.width - paper.margin, y: this.y },
      thickness: 0.75,
      color: colors.line,
    })
  }

  /** A light background of this height, from `y` down. */
  field(height: number): void {
    this.#page.drawRectangle({
      x: paper.margin,
      y: this.y - height,
      width: measure,
      height,
      color: colors.wash,
    })
  }

  /** Its foot is at `y`. */
  bar(x: number, width: number, height: number, color: keyof typeof colors): void {
    this.#page.drawRectangle({ x, y: this.y, width, height, color: colors[color] })
  }

  /** For handwriting. */
  line(x: number, width: number): void {
    this.#page.drawLine({
      start: { x, y: this.y },
      end: { x: x + width, y: this.y },
      thickness: 0.75,
      color: colors.quiet,
    })
  }

  /** A cutting line from edge to edge. */
  cut(): void {
    this.#page.drawLine({
      start: { x: 0, y: this.y },
      end: { x: paper.width, y: this.y },
      thickness: 0.75,
      dashArray: [4, 4],
      color: colors.quiet,
    })
  }

  /** Begins the next letter on a page of its own, unless the document is empty; returns its place. */
  begin(): number {
    const { length } = this.document.getPages()
    if (length === 1 && this.y === paper.height - paper.margin) return 0
    this.#page = this.document.addPage([paper.width, paper.height])
    this.y = paper.height - paper.margin
    return length
  }

  /** On every page of the letter that began at a place, with its number. */
  foot(text: string, from = 0): void {
    const pages = this.document.getPages().slice(from)
    pages.forEach((page, at) => {
      this.#page = page
      this.y = paper.margin - 16
      this.rule()
      this.y -= 14
      this.write(text, paper.margin, { size: 8, color: 'quiet' })
      this.write(`${at + 1} / ${pages.length}`, paper.width - paper.margin, {
        size: 8,
        color: 'quiet',
        isAtEnd: true,
      })
    })
  }
}

function piecesOf(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const sign of word) {
    if (piece !== '' && !fits(piece + sign)) {
      pieces.push(piece)
      piece = ''
    }
    piece += sign
  }
  return [...pieces, piece]
}
