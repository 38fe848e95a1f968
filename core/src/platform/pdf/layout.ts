import type { Language } from '../kernel/language.ts'

/** A column of a table. */
export interface Column {
  readonly title: string
  /** Sums stand at the end of their column. */
  readonly isSum?: boolean
  /** Its part of the width, beside those of the others. */
  readonly share: number
}

/** A bar of a picture. */
export interface Bar {
  readonly name: string
  readonly value: number
  readonly label: string
  readonly isStrong: boolean
}

/** The part of a letter that comes back to the city. */
export interface Slip {
  readonly kind: 'slip'
  readonly title: string
  readonly hint: string
  /** To whom it is sent, line by line. */
  readonly to: readonly string[]
  readonly rows: readonly (readonly [name: string, value: string])[]
  /** What is to be filled in by hand. */
  readonly blank: string
}

/** One thing below the other on the pages of a document. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Names and what they stand for, side by side. */
  | {
      readonly kind: 'rows'
      readonly rows: readonly (readonly [name: string, value: string])[]
      /** Sums stand at the end of the line. */
      readonly areSums?: boolean
    }
  | {
      readonly kind: 'table'
      readonly columns: readonly Column[]
      readonly rows: readonly (readonly string[])[]
      /** Stands below a line, in bold. */
      readonly total?: readonly string[]
    }
  /** One thing that the reader came for, large: what is due, what was paid. */
  | { readonly kind: 'highlight'; readonly name: string; readonly value: string }
  /** A picture of numbers, each written above its bar. */
  | { readonly kind: 'bars'; readonly caption: string; readonly bars: readonly Bar[] }
  /** What is cut off at the foot of a page and sent back with a payment. */
  | Slip

/** A letter of the city: a bill, a receipt. */
export interface Letter {
  readonly language: Language
  readonly title: string
  /** Who writes: the city's name, then its address and phone. */
  readonly letterhead: { readonly name: string; readonly lines: readonly string[] }
  readonly blocks: readonly Block[]
  /** At the foot of every page, before its number. */
  readonly footer: string
  readonly madeAt: Date
}
