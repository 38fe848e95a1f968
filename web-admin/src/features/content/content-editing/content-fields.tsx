import type { ComponentType } from 'react'
import type { ContentKindName } from '@portal/core/content-editing/rules'
import type { FormUse } from '@portal/web-ui/use-form'
import { ArticleFields } from './article-fields.tsx'
import { BoardFields } from './board-fields.tsx'
import { MaterialFields } from './material-fields.tsx'
import { NewsFields } from './news-fields.tsx'

/** Of things; the home page brings its own fields. */
export type ListedKind = Exclude<ContentKindName, 'home-page'>

export interface FieldProps {
  form: FormUse
  values: Readonly<Record<string, string>>
}

const fieldsOf: Readonly<Record<ListedKind, ComponentType<FieldProps>>> = {
  article: ArticleFields,
  'news-post': NewsFields,
  board: BoardFields,
  material: MaterialFields,
}

/** What staff edit of a kind, in both languages. */
export function ContentFields({ kind, ...props }: FieldProps & { kind: ListedKind }) {
  const Fields = fieldsOf[kind]
  return <Fields {...props} />
}
