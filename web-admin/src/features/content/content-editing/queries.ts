import type { ContentKindName } from '@portal/core/content-editing/rules'
import {
  compareContent,
  getContent,
  listContent,
} from '@portal/openapi/admin-client/content-editing'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'
import type { ContentSearch } from './content-search.ts'

type Schemas = components['schemas']
export type ArticleContent = Schemas['ArticleContent']
export type NewsContent = Schemas['NewsContent']
export type BoardContent = Schemas['BoardContent']
export type MaterialContent = Schemas['MaterialContent']
export type HomePageContent = Schemas['HomePageContent']
export type ContentBody = Schemas['Content']
export type ContentItem = Schemas['ContentItem']
export type ListedContent = Schemas['ListedContent']

export const contentListQuery = (kind: ContentKindName, search: ContentSearch) =>
  query(listContent, { path: { kind }, query: { show: 'all', page: 1, ...search } })

export const contentQuery = (kind: ContentKindName, id: string) =>
  query(getContent, { path: { kind, id } })

/** A version beside another one. */
export interface Compared {
  readonly version: number
  readonly with?: number
}

export const comparisonQuery = (kind: ContentKindName, id: string, asked: Compared) =>
  query(compareContent, {
    path: { kind, id, number: asked.version },
    query: asked.with ? { with: asked.with } : {},
  })
