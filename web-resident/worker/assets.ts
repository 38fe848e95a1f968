import { release } from './scope.ts'

/** Of each release one; a release before this one may have pages open. */
const prefix = 'assets-'
export const assetsName = prefix + release.id
const textsName = 'texts'

export const isAsset = ({ pathname }: URL): boolean =>
  pathname.startsWith('/assets/') || pathname.startsWith('/api/i18n/processed/')

/** Pages of the release before may be open and ask for theirs; those of older ones go. */
export const outdatedAssets = (names: readonly string[]): readonly string[] =>
  names.filter((name) => name.startsWith(prefix) && name !== assetsName).slice(0, -1)

/** The names of files change with what they say, so that one from an older release is the same. */
export async function keepAssets(): Promise<void> {
  const assets = await caches.open(assetsName)
  await Promise.all(
    release.files.map(async (path) => {
      const answer = (await caches.match(path)) ?? (await fetch(path))
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      await assets.put(path, answer)
    }),
  )
}

/** The city's texts, under the address that changes with them. */
export async function keepTexts(address: string): Promise<void> {
  const texts = await caches.open(textsName)
  if (await texts.match(address)) return
  const answer = await fetch(address)
  if (!answer.ok) return
  await Promise.all((await texts.keys()).map((old) => texts.delete(old)))
  await texts.put(address, answer)
}

export async function fromCopy(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
