/** One small fault in one file: a part of its text replaced by another. */
export interface Mutant {
  /** From the root of the repository. */
  readonly file: string
  readonly start: number
  readonly end: number
  readonly from: string
  readonly to: string
  /** Code that the replacement needs at the end of the file, such as an import. */
  readonly needs?: string
  readonly operator: string
  /** Its id: it stays the same as long as its own line does, even if other lines change. */
  readonly id: string
  /** From 1. */
  readonly line: number
}

/** A fault as an operator finds it; the file's name, line and id are added by its caller. */
export type Fault = Pick<Mutant, 'start' | 'end' | 'to' | 'operator' | 'needs'>

/** The file's text with the fault in it. */
export const mutated = (text: string, { start, end, to, needs = '' }: Fault): string =>
  `${text.slice(0, start)}${to}${text.slice(end)}${needs && `\n${needs}\n`}`

const onOneLine = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain.length > 90 ? `${plain.slice(0, 60)} … ${plain.slice(-25)}` : plain
}

/** The lines of a text on which a part of it stands. */
function linesAround(text: string, { start, end }: Fault): string {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end)
  return text.slice(from, to === -1 ? undefined : to)
}

/** The faults of a file as mutants, each with an id of its own. */
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
