import { resourcesOf } from '@portal/core/texts'

/** The key of every text (`Home.Title`): what no page may ever show. */
export const textKeys = (): string[] =>
  Object.entries(resourcesOf('en', [])).flatMap(([group, texts]) =>
    Object.keys(texts).map((key) => `${group}.${key.replace(/_(?:one|other|many)$/, '')}`),
  )
