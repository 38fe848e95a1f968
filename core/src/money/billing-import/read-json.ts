import { parseJson } from '../../platform/kernel/storable.ts'
import { unreadable } from './unreadable.ts'

/** Longer than any row. */
const longestRow = 100_000

const openBrace = 123
const closeBrace = 125
const openBracket = 91
const closeBracket = 93
const comma = 44
const quote = 34
const backslash = 92

const isSpace = (sign: number): boolean =>
  sign === 32 || (sign >= 9 && sign <= 13) || sign === 0xfeff

type Place = 'before' | 'first' | 'after' | 'next' | 'row' | 'end'

/**
 * A streamed JSON list of objects, with one row in memory. Rows count from 1.
 * @throws invalid `Billing.BatchUnreadable` for anything else.
 */
export class JsonRowReader {
  #rest = ''
  #place: Place = 'before'
  #depth = 0
  #isInText = false
  #isEscaped = false;

  /** The rows complete so far. */
  *read(text: string): Generator<Readonly<Record<string, unknown>>> {
    const from = this.#rest.length
    const input = this.#rest + text
    let start = 0
    for (let at = from; at < input.length; at++) {
      const sign = input.charCodeAt(at)
      if (this.#place !== 'row') {
        if (isSpace(sign)) continue
        this.#place = this.#step(sign)
        if (this.#place === 'row') start = at
      } else if (this.#endsRow(sign)) {
        this.#place = 'after'
        yield rowOf(input.slice(start, at + 1))
      }
    }
    this.#rest = this.#place === 'row' ? input.slice(start) : ''
    if (this.#rest.length > longestRow) throw unreadable()
  }

  /** Call at the end of the stream. */
  finish(): void {
    if (this.#place !== 'end') throw unreadable()
  }

  #step(sign: number): Place {
    const place = this.#place
    if (place === 'before' && sign === openBracket) return 'first'
    if ((place === 'first' || place === 'next') && sign === openBrace) {
      this.#depth = 1
      return 'row'
    }
    if (place === 'after' && sign === comma) return 'next'
    if ((place === 'first' || place === 'after') && sign === closeBracket) return 'end'
    throw unreadable()
  }

  #endsRow(sign: number): boolean {
    if (this.#isInText) {
      if (this.#isEscaped) this.#isEscaped = false
      else if (sign === backslash) this.#isEscaped = true
      else if (sign === quote) this.#isInText = false
      return false
    }
    if (sign === quote) this.#isInText = true
    else if (sign === openBrace) this.#depth += 1
    else if (sign === closeBrace) this.#depth -= 1
    return this.#depth === 0
  }
}

function rowOf(text: string): Readonly<Record<string, unknown>> {
  try {
    // The text starts and ends with a brace, so the parsed value is an object.
    return parseJson(text) as Readonly<Record<string, unknown>>
  } catch {
    throw unreadable()
  }
}
