import { resourcesOf } from '@portal/core/texts'

/** Every text's key (`Home.Title`): no page may show one. */
export const textKeys = (): string[] =>
  Object.entries(resourcesOf('en', [])).flatMap(([group, texts]) =>
    Object.keys(texts).map((key) => `${group}.${key.replace(/_(?:one|other|many)$/, '')}`),
  )
