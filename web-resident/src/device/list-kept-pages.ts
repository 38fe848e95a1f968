export interface KeptPage {
  readonly path: string
  readonly title: string
  readonly keptAt: string
}

/** Copies that the service worker made (web-resident/worker/copies.ts), newest first. */
export async function listKeptPages(): Promise<readonly KeptPage[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
  const lists = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name)
      const pages = await Promise.all(
        (await cache.keys()).map(async (request) => {
          const copy = await cache.match(request)
          const keptAt = copy?.headers.get('kept-at')
          const title = copy?.headers.get('kept-title')
          if (!keptAt || !title) return []
          const { pathname, search } = new URL(request.url)
          return [{ path: pathname + search, title: decodeURIComponent(title), keptAt }]
        }),
      )
      return pages.flat()
    }),
  )
  return lists.flat().toSorted((a, b) => b.keptAt.localeCompare(a.keptAt))
}
