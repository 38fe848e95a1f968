import { describe, expect, it } from 'vitest'
import type { TextOverride } from '../city/index.ts'
import type { TextKey } from './defaults/index.ts'
import { resourcesOf } from './resources.ts'
import { say } from './say.ts'

const override = (singular: string, plural: string | null): TextOverride => ({
  language: 'es',
  group: 'Error',
  key: 'WaitSeconds',
  singular,
  plural,
})

describe('a text as the city says it', () => {
  it.each([
    [0, 'en 0 segundos'],
    [1, 'en un segundo'],
    ['1', 'en un segundo'],
    ['2', 'en 2 segundos'],
    [1_000_000, 'en 1,000,000 segundos'],
  ])('counts %j', (count, words) => {
    expect(say({ language: 'es' }, 'Error.WaitSeconds', { count })).toContain(words)
  })

  it('takes values as they are, whatever they look like', () => {
    const city = '<b>$&</b> {{phone}} $t(Home.Title)'
    expect(say({ language: 'en' }, 'Util.CityOf', { city })).toContain(city)
  })

  it('is staff’s text, only in that copy of the city', () => {
    const changed = [override('Espere {{count}} segundito.', 'Espere {{count}} segunditos.')]
    const speaker = { language: 'es', texts: changed } as const
    expect(say(speaker, 'Error.WaitSeconds', { count: 1 })).toBe('Espere 1 segundito.')
    expect(say(speaker, 'Error.WaitSeconds', { count: 5 })).toBe('Espere 5 segunditos.')
    expect(say({ language: 'es' }, 'Error.WaitSeconds', { count: 5 })).toContain('5 segundos')
    expect(say({ ...speaker, language: 'en' }, 'Error.WaitSeconds', { count: 5 })).toContain(
      '5 sec',
    )
  })

  it.each([
    ['__proto__', 'polluted'],
    ['Error', '__proto__'],
    ['Gone', 'Title'],
  ])('of a text that the release does not have, %s.%s, is read by no one', (group, key) => {
    const texts = [{ language: 'es', group, key, singular: 'x', plural: null }] as const
    expect(resourcesOf('es', texts)).toEqual(resourcesOf('es', []))
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('that does not exist is a general sentence, never its key', () => {
    // As an older release may have stored it.
    const gone = 'Error.OfAnOlderRelease' as TextKey
    const general = say({ language: 'en' }, 'Util.ErrorTryAgainLater')
    expect(say({ language: 'en' }, gone)).toBe(general)
    expect(say({ language: 'en' }, gone, { count: 2 })).toBe(general)
  })

  it('with an unknown key does not compile', () => {
    // @ts-expect-error -- there is no such text
    expect(say({ language: 'en' }, 'Home.NoSuchText')).not.toContain('NoSuchText')
    // @ts-expect-error -- nor one of a composed key, of which every form has to exist
    const composed = (kind: 'One' | 'Other') => say({ language: 'en' }, `Home.NoSuchText${kind}`)
    expect(composed('One')).not.toContain('NoSuchText')
  })
})
