import type { ContentKindName } from '@portal/core/content-editing/rules'
import { articleKit } from './article-kit.ts'
import { boardKit } from './board-kit.ts'
import type { ContentKit } from './content-kit.ts'
import { homePageKit } from './home-page-kit.ts'
import { materialKit } from './material-kit.ts'
import { newsKit } from './news-kit.ts'

/** A body reaches a kit only by its own kind. */
const kit = <Body>(of: ContentKit<Body>) => of as unknown as ContentKit

export const contentKits: Readonly<Record<ContentKindName, ContentKit>> = {
  article: kit(articleKit),
  'news-post': kit(newsKit),
  board: kit(boardKit),
  material: kit(materialKit),
  'home-page': kit(homePageKit),
}
