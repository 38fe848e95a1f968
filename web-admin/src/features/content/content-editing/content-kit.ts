import type { ValidationError } from '@portal/core/kernel/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { Fields } from '@portal/web-ui/forms/fields'
import type { FormAnswer } from '@portal/web-ui/forms/form-answer'
import type { Translate, Values } from '@portal/web-ui/texts'
import type { ContentBody } from './queries.ts'

/** What a button in the fields leads to: a draft with this body, and what to say then. */
export type Acted<Body> =
  | { readonly content: Body; readonly code: TextKey; readonly values?: Values }
  | { readonly refused: FormAnswer }

/** What the editor's screens need to know of a kind, besides its fields (content-fields.tsx). */
export interface ContentKit<Body = ContentBody> {
  /** Of its screens. */
  readonly path: string
  /** Where another one begins; default: `/new` below its path. */
  readonly newPath?: string
  /** There is one of its kind, always on the site: its screen has no list above it. */
  readonly isOnly?: true
  /** What to say once it is published; default: residents see it now. */
  readonly saved?: TextKey
  readonly read: (fields: Fields) => Body
  /** What a button of ordered-rows.tsx asks for; null if its row is gone. */
  readonly act?: (fields: Fields, language: string) => Acted<Body> | null
  /** The same, as fields of the form: to fill it, and to see what someone else changed. */
  readonly values: (body: Body) => Readonly<Record<string, string>>
  /** As lines that people compare, by field; default: `values`. */
  readonly compared?: (body: Body, words: Words) => Readonly<Record<string, string>>
  readonly errors: (body: Body) => readonly ValidationError[]
  /** The text of a field's label, without its language. */
  readonly labelOf: (field: string) => TextKey | null
  readonly isSpanish: (field: string) => boolean
  /** The same in both languages; default: none. */
  readonly isShared?: (field: string) => boolean
  /** A field of `values` as people read it; default: as it stands there. */
  readonly shown?: (
    values: Readonly<Record<string, string>>,
    field: string,
    nameOf: Words['nameOf'],
  ) => string
  readonly titleOf: (body: Body) => { readonly en: string; readonly es: string | null }
}

export interface Words {
  readonly t: Translate
  /** Of what a body names by its id. */
  readonly nameOf: (id: string) => string
}

/** The screen of one of the kind. */
export const itemPath = ({ path, isOnly }: Pick<ContentKit, 'path' | 'isOnly'>, id: string) =>
  isOnly ? path : `${path}/${id}`

/** An empty translation is none. */
export const textOr = (text: string): string | null => (text.trim() === '' ? null : text)
