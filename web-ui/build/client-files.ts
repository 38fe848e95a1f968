/** One file of a build, as vite's manifest describes it. */
interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** vite's manifest: the chunks by the name of their source. */
export type Manifest = Readonly<Record<string, Chunk>>

/** Files that are fetched together, as paths from the site's root. */
export interface Files {
  readonly scripts: readonly string[]
  readonly stylesheets: readonly string[]
}

/** What the browser fetches of an app: its entry on every page, and each route's own by route id. */
export interface ClientFiles {
  readonly entry: Files & { readonly file: string }
  readonly routes: Readonly<Record<string, Files>>
}

/** Where a route's code stands in the client's manifest, by route id. */
function routeChunks(manifest: Manifest): Map<string, Chunk> {
  const chunks = new Map<string, Chunk>()
  for (const [name, chunk] of Object.entries(manifest)) {
    const file = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(name)?.[1]
    if (file) chunks.set(routeIdOf(file), chunk)
  }
  return chunks
}

/** A route file's id: `activity.start` is `/activity/start`, `index` is `/`. */
function routeIdOf(file: string): string {
  const path = `/${file.replaceAll('.', '/')}`
  return path.endsWith('/index') ? path.slice(0, -'index'.length) : path
}

function addFiles(
  manifest: Manifest,
  chunk: Chunk,
  into: { scripts: Set<string>; stylesheets: Set<string> },
): void {
  if (into.scripts.has(`/${chunk.file}`)) return
  into.scripts.add(`/${chunk.file}`)
  for (const sheet of chunk.css ?? []) into.stylesheets.add(`/${sheet}`)
  for (const name of chunk.imports ?? []) {
    const imported = manifest[name]
    if (imported) addFiles(manifest, imported, into)
  }
}

/** A chunk's own files with those of all that it imports, without what it loads when wanted. */
export function filesOf(manifest: Manifest, chunk: Chunk): Files {
  const files = { scripts: new Set<string>(), stylesheets: new Set<string>() }
  addFiles(manifest, chunk, files)
  return { scripts: [...files.scripts], stylesheets: [...files.stylesheets] }
}

/** Reads from the manifest which files the app's entry and each of its routes need. */
export function clientFiles(manifest: Manifest): ClientFiles {
  const entry = manifest['src/client.tsx']
  if (!entry) throw new Error('the manifest has no src/client.tsx: is this the build of an app?')
  return {
    entry: { file: `/${entry.file}`, ...filesOf(manifest, entry) },
    routes: Object.fromEntries(
      [...routeChunks(manifest)].map(([id, chunk]) => [id, filesOf(manifest, chunk)]),
    ),
  }
}
