import { describe, expect, it } from 'vitest'
import type { Bindings } from '@portal/bff-pipeline'
import { DomainError } from '@portal/core/kernel'
import { servePicture } from './serve-picture.ts'

const key = `${'a'.repeat(64)}.webp`

function envWith(objects: Record<string, string>): { env: Bindings; asked: string[] } {
  const asked: string[] = []
  const DOCUMENTS = {
    get: async (name: string) => {
      asked.push(name)
      const text = objects[name]
      return text === undefined ? null : { body: new Blob([text]).stream() }
    },
    put: async () => undefined,
    delete: async () => undefined,
  }
  // No other binding is used.
  return { env: { DOCUMENTS } as unknown as Bindings, asked }
}

describe('a picture of the news', () => {
  it('is served for good, as what its bytes were found to be', async () => {
    const { env } = envWith({ [`feed-pictures/${key}`]: 'bytes' })
    const answer = await servePicture(key, env)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await answer.text()).toBe('bytes')
  })

  it('that we do not have is not found', async () => {
    const { env } = envWith({})
    await expect(servePicture(key, env)).rejects.toBeInstanceOf(DomainError)
  })

  it.each([
    '../documents/secret.pdf',
    `${'a'.repeat(64)}.svg`,
    `${'A'.repeat(64)}.png`,
    '',
    'a.png',
  ])('has no name like %s: the bucket is not asked', async (name) => {
    const { env, asked } = envWith({ [`feed-pictures/${name}`]: 'secret' })
    await expect(servePicture(name, env)).rejects.toBeInstanceOf(DomainError)
    expect(asked).toEqual([])
  })
})
