import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { pictureExtension, pictureTypes } from '../../platform/kernel/picture-kinds.ts'
import { mayLead } from '../../platform/kernel/web-address.ts'
import { download, type Network } from './download.ts'
import { FeedRefused } from './feeds.errors.ts'
import { feedItems, feeds } from './feeds.sql.ts'
import type { PictureStore } from './picture-store.ts'

const maxBytes = 1_000_000
/** Per run, so that it takes less than a minute. */
const atOnce = 12
const maxFailures = 5

export interface PicturesReport {
  readonly taken: number
  readonly refused: number
}

async function hexDigest(bytes: Uint8Array): Promise<string> {
  // A copy: the type needs bytes that are not shared.
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Stores a picture and returns its key; null if it is no supported picture. */
async function take(
  source: string,
  feedUrl: string,
  network: Network,
  pictures: PictureStore,
): Promise<string | null> {
  // Checked again: an older release, or another feed address, may have stored it.
  if (!mayLead(feedUrl, source)) return null
  try {
    const headers = { accept: 'image/webp, image/jpeg, image/png, image/gif' }
    const { bytes } = await download(network, { address: source, headers, maxBytes })
    const extension = pictureExtension(bytes)
    if (!extension) return null
    const key = `${await hexDigest(bytes)}.${extension}`
    await pictures.put(key, bytes, pictureTypes[extension])
    return key
  } catch (error) {
    // The item is shown without its picture; the failures are counted.
    if (error instanceof FeedRefused) return null
    throw error
  }
}

/** Newest first. Retries failed ones only with `again`, at most five times. */
export async function fetchPictures(
  context: Context,
  network: Network,
  pictures: PictureStore,
  again: boolean,
): Promise<PicturesReport> {
  const { database } = context
  const due = await database.read((builder) =>
    builder
      .select({
        id: feedItems.id,
        source: feedItems.imageSource,
        failures: feedItems.imageFailures,
        feedUrl: feeds.url,
      })
      .from(feedItems)
      .innerJoin(feeds, eq(feeds.id, feedItems.feedId))
      .where(
        and(
          eq(feedItems.kind, 'news'),
          isNotNull(feedItems.imageSource),
          isNull(feedItems.imageKey),
          lt(feedItems.imageFailures, again ? maxFailures : 1),
        ),
      )
      .orderBy(desc(feedItems.startsAt))
      .limit(atOnce),
  )
  const results = await Promise.all(
    due.map(async ({ id, source, failures, feedUrl }) => ({
      id,
      source,
      failures,
      key: source && (await take(source, feedUrl, network, pictures)),
    })),
  )
  const [first, ...rest] = results
  if (first) {
    await database.write((builder) => {
      // An item whose source has changed meanwhile does not get the old picture.
      const note = ({ id, source, key, failures }: (typeof results)[number]) =>
        builder
          .update(feedItems)
          .set(key ? { imageKey: key } : { imageFailures: failures + 1 })
          .where(and(eq(feedItems.id, id), eq(feedItems.imageSource, source ?? '')))
      return [note(first), ...rest.map(note)] as const
    })
  }
  const taken = results.filter(({ key }) => key).length
  return { taken, refused: results.length - taken }
}
