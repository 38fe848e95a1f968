import { type InputWithoutMeta, type InputWithSizeMeta, makeZip } from 'client-zip'
import type { Context } from '../../platform/kernel/context.ts'
import { indexPage } from './index-page.ts'
import { type OwnFile, readParts } from './read-parts.ts'

/** Port: the bucket's folders, read-only. */
export type OwnFiles = Readonly<
  Record<OwnFile['store'], { get(key: string): Promise<ReadableStream | null> }>
>

/** The files' paths in the archive; repeated names get a number. */
export function placesOf(files: readonly OwnFile[]): ReadonlyMap<OwnFile, string> {
  const usedNames = new Set<string>()
  const places = new Map<OwnFile, string>()
  for (const file of files) {
    const dot = file.path.lastIndexOf('.')
    const end = dot > file.path.lastIndexOf('/') ? dot : file.path.length
    let place = file.path
    for (let number = 2; usedNames.has(place); number++)
      place = `${file.path.slice(0, end)} (${number})${file.path.slice(end)}`
    usedNames.add(place)
    places.set(file, place)
  }
  return places
}

/**
 * Streams one file at a time, to need the memory of one JSON file; not compressed, because photos
 * and PDFs already are.
 */
export async function archiveOf(
  context: Context,
  files: OwnFiles,
  userId: string,
): Promise<ReadableStream<Uint8Array>> {
  const own = await readParts(context, userId)
  const lastModified = context.clock.now()
  const places = placesOf(own.files)
  async function* entries(): AsyncGenerator<InputWithSizeMeta | InputWithoutMeta> {
    const input = indexPage(context, own.parts, [...places.values()])
    yield { name: 'index.html', input, lastModified }
    for (const { name, text } of own.parts)
      yield { name: `data/${name}.json`, input: `${text}\n`, lastModified }
    for (const [file, name] of places) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time: no two are open together
      const body = await files[file.store].get(file.key)
      if (body) yield { name, input: body, lastModified }
    }
  }
  return makeZip(entries())
}
