import type { ComponentType } from 'react'
import type { ContentKindName } from '@portal/core/content-editing/rules'
import type { FormUse } from '@portal/web-ui/use-form'
import { ArticleFields } from './article-fields.tsx'
import { BoardFields } from './board-fields.tsx'
import { MaterialFields } from './material-fields.tsx'
import { NewsFields } from './news-fields.tsx'

interface Props {
  form: FormUse
  values: Readonly<Record<string, string>>
}

const fieldsOf: Readonly<Record<ContentKindName, ComponentType<Props>>> = {
  article: ArticleFields,
  'news-post': NewsFields,
  board: BoardFields,
  material: MaterialFields,
}

/** What staff edit of a kind, in both languages. */
export function ContentFields({ kind, ...props }: Props & { kind: ContentKindName }) {
  const Fields = fieldsOf[kind]
  return <Fields {...props} />
}
