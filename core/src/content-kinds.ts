import { homePageKind } from './casework/home-page/home-page-kind.ts'
import type { HomePageBody } from './casework/home-page/rules.ts'
import { boardKind } from './content/boards/board-kind.ts'
import type { BoardBody } from './content/boards/rules.ts'
import type { ContentKinds } from './content/content-editing/index.ts'
import { articleKind } from './content/knowledge/article-kind.ts'
import type { ArticleBody } from './content/knowledge/rules.ts'
import { materialKind } from './content/materials/material-kind.ts'
import type { MaterialBody } from './content/materials/rules.ts'
import { newsKind } from './content/news/news-kind.ts'
import type { NewsBody } from './content/news/rules.ts'

/** A body of any kind. */
export type AnyBody = ArticleBody | NewsBody | BoardBody | MaterialBody | HomePageBody

/** Everything that staff edit by versions; a kind without its row does not compile. */
export const contentKinds: ContentKinds = {
  article: articleKind,
  'news-post': newsKind,
  board: boardKind,
  material: materialKind,
  'home-page': homePageKind,
}
