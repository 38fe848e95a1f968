import type { TextKey } from '@portal/core/texts/rules'
import { ApiError } from '@portal/web-ui/api'
import type { Shrunk } from '@portal/web-ui/shrink-picture'
import type { SentPhoto } from './send-photo.ts'

export type PhotoState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly part: number }
  | { readonly kind: 'sent'; readonly id: string }
  /** Waits for consent to send a smaller copy. */
  | { readonly kind: 'too-large' }
  /** The connection broke: can be retried. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'refused'; readonly code: TextKey }

export interface Photo {
  readonly key: string
  readonly name: string
  /** Bytes; of the copy if there is one. */
  readonly size: number
  /** An object URL; null for a photo sent on an earlier visit. */
  readonly preview: string | null
  readonly state: PhotoState
}

export interface PhotoPort {
  readonly send: (photo: {
    readonly name: string
    readonly bytes: Blob
    readonly signal: AbortSignal
    readonly onSent: (part: number) => void
  }) => Promise<SentPhoto>
  readonly remove: (id: string) => Promise<void>
  /** The server's photos, including one whose reply was lost. */
  readonly list: () => Promise<readonly SentPhoto[]>
  readonly shrink: (bytes: Blob) => Promise<Shrunk>
  readonly preview: (bytes: Blob) => string
}

export interface HeldPhoto {
  readonly name: string
  readonly bytes: Blob
}

interface Limits {
  readonly reportBytes: number
  readonly most: number
}

interface Held {
  bytes: Blob
  readonly abort: AbortController
  /** Already shrunk, or sent without a reply. */
  isShrunk: boolean
  wasBroken: boolean
}

const tooLargeCodes: ReadonlySet<string> = new Set(['File.TooManyPixels', 'File.TogetherTooLarge'])

/** Errors about the file; any other shows as a failure. */
const refusals: ReadonlySet<TextKey> = new Set<TextKey>([
  'File.Empty',
  'File.KindNotTaken',
  'File.Incomplete',
  'File.TooMany',
  'File.TooManyPixels',
  'File.TogetherTooLarge',
])

const counts = ({ state: { kind } }: Pick<Photo, 'state'>) =>
  kind !== 'too-large' && kind !== 'refused'

/** Sends photos one by one; too large ones wait for consent, interrupted ones are retried. */
export function newPhotoQueue(before: readonly SentPhoto[], port: PhotoPort, limits: Limits) {
  let photos: readonly Photo[] = before.map(({ id, name, size }) => ({
    key: id,
    name,
    size,
    preview: null,
    state: { kind: 'sent', id },
  }))
  const held = new Map<string, Held>()
  const listeners = new Set<() => void>()
  let running: Promise<void> | null = null

  function set(next: readonly Photo[]): void {
    photos = next
    for (const listener of listeners) listener()
  }
  const change = (key: string, part: Partial<Photo>) =>
    set(photos.map((one) => (one.key === key ? { ...one, ...part } : one)))

  async function sent({ key, name }: Photo, own: Held): Promise<SentPhoto> {
    if (own.wasBroken) {
      const known = new Set(photos.map(({ state }) => (state.kind === 'sent' ? state.id : '')))
      const there = (await port.list()).find((one) => one.name === name && !known.has(one.id))
      if (there) return there
    }
    const { signal } = own.abort
    const onSent = (part: number) => change(key, { state: { kind: 'sending', part } })
    return port.send({ name, bytes: own.bytes, signal, onSent })
  }

  function failed(own: Held, error: unknown): PhotoState {
    if (!(error instanceof ApiError)) {
      own.wasBroken = true
      return { kind: 'broken' }
    }
    const { code, status } = error
    if (status === 413 || tooLargeCodes.has(code))
      return own.isShrunk
        ? { kind: 'refused', code: 'File.TogetherTooLarge' }
        : { kind: 'too-large' }
    return refusals.has(code) ? { kind: 'refused', code } : { kind: 'broken' }
  }

  async function run(): Promise<void> {
    for (;;) {
      const next = photos.find(({ state }) => state.kind === 'waiting')
      const own = next && held.get(next.key)
      if (!next || !own) return
      change(next.key, { state: { kind: 'sending', part: 0 } })
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each is whole before the next begins
      const state = await sent(next, own).then(
        ({ id }): PhotoState => ({ kind: 'sent', id }),
        (error: unknown) => failed(own, error),
      )
      const isThere = photos.some(({ key }) => key === next.key)
      if (isThere) change(next.key, { state })
      // Removed while it was being sent.
      else if (state.kind === 'sent') void port.remove(state.id).catch(() => undefined)
    }
  }

  function start(): void {
    running ??= run().finally(() => {
      running = null
    })
  }

  /** The first state of a photo of this size. */
  function admitted(size: number): PhotoState {
    const counted = photos.filter(counts)
    if (counted.length >= limits.most) return { kind: 'refused', code: 'File.TooMany' }
    const together = counted.reduce((bytes, photo) => bytes + photo.size, size)
    return { kind: together > limits.reportBytes ? 'too-large' : 'waiting' }
  }

  const again = (matches: (photo: Photo) => boolean) => {
    set(
      photos.map((one) =>
        one.state.kind === 'broken' && matches(one) ? { ...one, state: { kind: 'waiting' } } : one,
      ),
    )
    start()
  }

  async function settled(): Promise<void> {
    if (!running) return
    await running
    // More may have been added meanwhile.
    await settled()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => photos,
    add(files: readonly File[]): void {
      for (const file of files) {
        const key = crypto.randomUUID()
        const { name, size } = file
        const abort = new AbortController()
        held.set(key, { bytes: file, abort, isShrunk: false, wasBroken: false })
        const state = admitted(size)
        set([...photos, { key, name, size, preview: port.preview(file), state }])
      }
      start()
    },
    remove(key: string): void {
      const photo = photos.find((one) => one.key === key)
      held.get(key)?.abort.abort()
      set(photos.filter((one) => one.key !== key))
      if (photo?.state.kind === 'sent') void port.remove(photo.state.id).catch(() => undefined)
    },
    /** With consent, sends smaller copies of all too large ones. */
    async shrink(): Promise<void> {
      for (const { key } of photos.filter(({ state }) => state.kind === 'too-large')) {
        const own = held.get(key)
        if (!own) continue
        // oxlint-disable-next-line no-await-in-loop -- large pictures, opened one at a time
        const copy = await port.shrink(own.bytes)
        if (typeof copy === 'string') {
          const code = copy === 'not-a-picture' ? 'File.KindNotTaken' : 'File.TooManyPixels'
          change(key, { state: { kind: 'refused', code } })
          continue
        }
        own.bytes = copy
        own.isShrunk = true
        const state = admitted(copy.size)
        const isTooLarge = state.kind === 'too-large'
        change(key, {
          size: copy.size,
          state: isTooLarge ? { kind: 'refused', code: 'File.TogetherTooLarge' } : state,
        })
      }
      start()
    },
    retry: (key: string) => again((one) => one.key === key),
    retryAll: () => again(() => true),
    settled,
    /** All photos with their bytes; null if some are not on this device or wait for consent. */
    held: (): readonly HeldPhoto[] | null => {
      const own = photos.map(({ key, name, state }) => {
        const bytes = held.get(key)?.bytes
        return bytes && counts({ state }) ? { name, bytes } : null
      })
      return own.includes(null) ? null : own.filter((one) => one !== null)
    },
  }
}
