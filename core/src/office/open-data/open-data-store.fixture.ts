import type { OpenDataStore } from './open-data-store.ts'

/** A store in memory, as R2 is: a file is replaced once all of it is there. */
export function storeInMemory() {
  const files = new Map<string, { readonly text: string; readonly contentType: string }>()
  let writes = 0
  let failing: string | null = null
  const store: OpenDataStore = {
    async put(file, content, contentType) {
      if (file === failing) {
        // As a bucket that breaks off after the first part.
        const reader = content.getReader()
        await reader.read()
        const error = new Error('the bucket went away')
        await reader.cancel(error)
        throw error
      }
      const text = await new Response(content).text()
      files.set(file, { text, contentType })
      writes += 1
      return new TextEncoder().encode(text).length
    },
    find: async (file) => {
      const found = files.get(file)
      return found
        ? {
            body: new Blob([found.text]).stream(),
            etag: `"${found.text.length}"`,
            storedAt: new Date(0),
          }
        : null
    },
  }
  return {
    store,
    files,
    textOf: (file: string): string => files.get(file)?.text ?? '',
    writes: () => writes,
    failAt: (file: string | null) => {
      failing = file
    },
  }
}
