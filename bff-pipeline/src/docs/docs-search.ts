import { guidePages } from '@portal/openapi/guide'
import { docsPath } from './docs-page.ts'
import { addressOf } from './operation-parts.ts'
import type { Reference } from './reference.ts'

export interface Found {
  readonly href: string
  readonly title: string
  readonly detail: string
}

interface Entry extends Found {
  readonly text: string
}

const plain = (text: string): string => text.toLowerCase()

const entriesOf = (reference: Reference): Entry[] => [
  ...reference.topics.flatMap((topic) =>
    topic.operations.map((operation) => ({
      href: addressOf(topic, operation),
      title: operation.summary,
      detail: `${operation.method} /api${operation.path} (${operation.operationId})`,
      text: `${operation.description} ${topic.name} ${(operation.parameters ?? []).map(({ name }) => name).join(' ')}`,
    })),
  ),
  ...reference.events.map(({ kind, operation }) => ({
    href: `${docsPath}/events#${kind}`,
    title: operation.summary,
    detail: `Event (${kind})`,
    text: operation.description,
  })),
  ...guidePages.map(({ name, title, html }) => ({
    href: `${docsPath}/guide/${name}`,
    title,
    detail: 'Guide',
    text: html.replaceAll(/<[^>]+>/g, ' '),
  })),
  ...Object.entries(reference.schemas).map(([name, schema]) => ({
    href: `${docsPath}/schemas/${name}`,
    title: name,
    detail: 'Schema',
    text: `${schema.description ?? ''} ${Object.keys(schema.properties ?? {}).join(' ')}`,
  })),
]

/** Entries with all words, those with the words in their title first; at most 50. */
export function searchReference(reference: Reference, term: string): Found[] {
  const words = plain(term).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return entriesOf(reference)
    .map((entry) => {
      const places = [plain(entry.title), plain(entry.detail), plain(entry.text)]
      const ranks = words.map((word) => places.findIndex((place) => place.includes(word)))
      return { entry, rank: ranks.includes(-1) ? -1 : ranks.reduce((sum, rank) => sum + rank, 0) }
    })
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, 50)
    .map(({ entry: { href, title, detail } }) => ({ href, title, detail }))
}
