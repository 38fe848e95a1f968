import type { ValidationError } from '@portal/core/kernel/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { Fields } from '@portal/web-ui/forms/fields'
import type { ContentBody } from './queries.ts'

/** What the editor's screens need to know of a kind, besides its fields (content-fields.tsx). */
export interface ContentKit<Body = ContentBody> {
  /** Of its screens. */
  readonly path: string
  /** Where another one begins; default: `/new` below its path. */
  readonly newPath?: string
  readonly read: (fields: Fields) => Body
  /** The same, as fields of the form: to fill it, and to see what someone else changed. */
  readonly values: (body: Body) => Readonly<Record<string, string>>
  readonly errors: (body: Body) => readonly ValidationError[]
  /** The text of a field's label, without its language. */
  readonly labelOf: (field: string) => TextKey | null
  readonly isSpanish: (field: string) => boolean
  /** The same in both languages; default: none. */
  readonly isShared?: (field: string) => boolean
  readonly titleOf: (body: Body) => { readonly en: string; readonly es: string | null }
}

/** An empty translation is none. */
export const textOr = (text: string): string | null => (text.trim() === '' ? null : text)
