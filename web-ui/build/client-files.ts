interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/** Files fetched together, as paths from the site's root. */
export interface Files {
  readonly scripts: readonly string[]
  readonly stylesheets: readonly string[]
}

/** What it loads at its start, and the ids of the routes it can show. */
export interface Entry extends Files {
  readonly file: string
  readonly routes: readonly string[]
}

/** One entry on every page, and each route's own files by route id. */
export interface ClientFiles {
  /** Lightest first. */
  readonly entries: readonly Entry[]
  readonly routes: Readonly<Record<string, Files>>
}

export function pageFiles(files: ClientFiles, routeIds: readonly string[], isVisitor: boolean) {
  const entry = isVisitor ? entryOf(files, routeIds) : files.entries.at(-1)
  if (!entry) throw new Error('the app has no entry')
  const all = [entry, ...routeIds.flatMap((id) => files.routes[id] ?? [])]
  const scripts = new Set(all.flatMap((part) => part.scripts))
  scripts.delete(entry.file)
  const stylesheets = new Set(all.flatMap((part) => part.stylesheets))
  return { entry: entry.file, scripts: [...scripts], stylesheets: [...stylesheets] }
}

/** The lightest entry that can show all these routes; routes without their own code fit any. */
export function entryOf({ entries, routes }: ClientFiles, routeIds: readonly string[]): Entry {
  const own = routeIds.filter((id) => id in routes)
  const entry =
    entries.find((each) => own.every((id) => each.routes.includes(id))) ?? entries.at(-1)
  if (!entry) throw new Error('the app has no entry')
  return entry
}

function routeIdIn(name: string): string | null {
  const file = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(name)?.[1]
  return file ? routeIdOf(file) : null
}

/** `activity.start` is `/activity/start`, `index` is `/`. */
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

/** With the files of its static imports. */
export function filesOf(manifest: Manifest, chunk: Chunk): Files {
  const files = { scripts: new Set<string>(), stylesheets: new Set<string>() }
  addFiles(manifest, chunk, files)
  return { scripts: [...files.scripts], stylesheets: [...files.stylesheets] }
}

/** Routes that the chunk or its imports load dynamically. */
function routesFrom(manifest: Manifest, chunk: Chunk, seen = new Set<Chunk>()): string[] {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  const imported = (chunk.imports ?? []).flatMap((name) => manifest[name] ?? [])
  return [
    ...(chunk.dynamicImports ?? []).flatMap((name) => routeIdIn(name) ?? []),
    ...imported.flatMap((each) => routesFrom(manifest, each, seen)),
  ]
}

/** Lightest first; every app has the last. */
const entryNames = ['src/client-visitor.tsx', 'src/client.tsx']

export function clientFiles(manifest: Manifest): ClientFiles {
  const entries = entryNames.flatMap((name) => {
    const chunk = manifest[name]
    if (!chunk) return []
    const routes = routesFrom(manifest, chunk)
    return [{ file: `/${chunk.file}`, routes, ...filesOf(manifest, chunk) }]
  })
  if (!manifest['src/client.tsx']) {
    throw new Error('the manifest has no src/client.tsx: is this the build of an app?')
  }
  const routes = Object.entries(manifest).flatMap(([name, chunk]) => {
    const id = routeIdIn(name)
    return id ? [[id, filesOf(manifest, chunk)] as const] : []
  })
  return { entries, routes: Object.fromEntries(routes) }
}
