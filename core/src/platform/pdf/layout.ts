import type { Language } from '../kernel/language.ts'

export interface Column {
  readonly title: string
  /** Right-aligned. */
  readonly isSum?: boolean
  /** Relative width. */
  readonly share: number
}

export interface Bar {
  readonly name: string
  readonly value: number
  readonly label: string
  readonly isStrong: boolean
}

/** The part that is mailed back to the city. */
export interface Slip {
  readonly kind: 'slip'
  readonly title: string
  readonly hint: string
  /** The address, line by line. */
  readonly to: readonly string[]
  readonly rows: readonly (readonly [name: string, value: string])[]
  /** To be filled in by hand. */
  readonly blank: string
}

/** In order, top down. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Labels and values side by side. */
  | {
      readonly kind: 'rows'
      readonly rows: readonly (readonly [name: string, value: string])[]
      /** Right-aligned. */
      readonly areSums?: boolean
    }
  | {
      readonly kind: 'table'
      readonly columns: readonly Column[]
      readonly rows: readonly (readonly string[])[]
      /** Below a line, in bold. */
      readonly total?: readonly string[]
    }
  /** Large: what is due, what was paid. */
  | { readonly kind: 'highlight'; readonly name: string; readonly value: string }
  | { readonly kind: 'bars'; readonly caption: string; readonly bars: readonly Bar[] }
  /** Cut off at the foot of a page and sent back with a payment. */
  | Slip

/** A bill, a receipt. */
export interface Letter {
  readonly language: Language
  readonly title: string
  /** The city's name, address and phone. */
  readonly letterhead: { readonly name: string; readonly lines: readonly string[] }
  /** Line by line, at most four, where the window of an envelope shows them. */
  readonly addressee?: readonly string[]
  readonly blocks: readonly Block[]
  /** On every page, before its number. */
  readonly footer: string
  readonly madeAt: Date
}
