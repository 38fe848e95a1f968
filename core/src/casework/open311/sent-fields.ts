import type { Context } from '../../platform/kernel/context.ts'
import { DomainError, type FieldProblem } from '../../platform/kernel/errors.ts'
import { say, type TextKey } from '../../platform/texts/index.ts'

/** Of a query or a form, by name; each as often as it was sent. */
export type SentFields = ReadonlyMap<string, readonly string[]>

type Speaker = Pick<Context, 'language' | 'texts'>

export const fieldProblem = (
  speaker: Speaker,
  field: string,
  code: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): FieldProblem => ({ field, code, message: say(speaker, code, { field, ...values }) })

/** @throws invalid with all of them, if there are any */
export function requireNone(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw new DomainError('invalid', 'Util.FormContainsErrors', problems)
}

/**
 * What a request names, with what is wrong with it. An empty field counts as not sent (GeoReport v2,
 * "Optional Arguments").
 */
export class FieldReader {
  readonly problems: FieldProblem[] = []
  readonly #speaker: Speaker
  readonly #fields: SentFields

  constructor(speaker: Speaker, fields: SentFields) {
    this.#speaker = speaker
    this.#fields = fields
  }

  wrong(field: string, code: TextKey, values?: Readonly<Record<string, string | number>>): void {
    this.problems.push(fieldProblem(this.#speaker, field, code, values))
  }

  /** Each value that is not empty. */
  all(field: string): readonly string[] {
    return (this.#fields.get(field) ?? []).map((text) => text.trim()).filter((text) => text !== '')
  }

  /** Empty if it was not sent. The same value twice is one value. */
  one(field: string, maxLength = 200): string {
    const sent = [...new Set(this.all(field))]
    const [text = ''] = sent
    if (sent.length > 1) this.wrong(field, 'Open311.SentTwice')
    if (Array.from(text).length <= maxLength) return text
    this.wrong(field, 'Open311.TooLong', { count: maxLength })
    return ''
  }

  required(field: string, maxLength?: number): string {
    if (this.all(field).length === 0) this.wrong(field, 'Open311.Missing')
    return this.one(field, maxLength)
  }

  /** Separated by commas, sent more than once, or both. */
  list(field: string): readonly string[] {
    const parts = this.all(field).flatMap((text) => text.split(','))
    return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))]
  }

  /** Null if it was not sent, or is no whole number in these bounds. */
  whole(
    field: string,
    { min, max }: { readonly min: number; readonly max: number },
  ): number | null {
    const text = this.one(field)
    if (text === '') return null
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return value
    this.wrong(field, 'Open311.NotWhole', { min, max })
    return null
  }
}
