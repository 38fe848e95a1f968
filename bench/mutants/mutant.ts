/** A part of a file's text replaced by another. */
export interface Mutant {
  readonly file: string
  readonly start: number
  readonly end: number
  readonly from: string
  readonly to: string
  /** Code that the replacement needs at the end of the file, such as an import. */
  readonly needs?: string
  readonly operator: string
  /** Stable while its own line stays the same. */
  readonly id: string
  /** From 1. */
  readonly line: number
}

/** As an operator finds it; the caller adds the file, line and id. */
export type Fault = Pick<Mutant, 'start' | 'end' | 'to' | 'operator' | 'needs'>

export const mutated = (text: string, { start, end, to, needs = '' }: Fault): string =>
  `${text.slice(0, start)}${to}${text.slice(end)}${needs && `\n${needs}\n`}`

const onOneLine = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain.length > 90 ? `${plain.slice(0, 60)} … ${plain.slice(-25)}` : plain
}

function linesAround(text: string, { start, end }: Fault): string {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end)
  return text.slice(from, to === -1 ? undefined : to)
}

export function named(file: string, text: string, faults: readonly Fault[]): Mutant[] {
  const seen = new Map<string, number>()
  return faults.map((fault) => {
    const from = text.slice(fault.start, fault.end)
    const swap = `${onOneLine(from)} => ${onOneLine(fault.to) || '(nothing)'}`
    const what = `${file}: ${fault.operator}: ${swap} in: ${onOneLine(linesAround(text, fault))}`
    const count = (seen.get(what) ?? 0) + 1
    seen.set(what, count)
    const line = text.slice(0, fault.start).split('\n').length
    return { file, from, line, id: count === 1 ? what : `${what} (${count})`, ...fault }
  })
}
