import { describe, expect, it } from 'vitest'
import { createTexts, usedResources } from './texts.ts'

const resources = {
  Home: { Title: 'What can the city do for you today?' },
  Pager: { PageOf: 'Page {{page}} of {{ pages }}' },
  Search: { Total_one: '{{count}} resultado', Total_other: '{{count}} resultados' },
}

function thrownBy(work: () => unknown): unknown {
  try {
    return work()
  } catch (thrown) {
    return thrown
  }
}

describe('a text', () => {
  const { t } = createTexts('es', resources)

  it('is found by group and key', () => {
    expect(t('Home.Title')).toBe('What can the city do for you today?')
  })

  it('takes its values as they are', () => {
    expect(t('Pager.PageOf', { page: 2, pages: '<b>$&</b>' })).toBe('Page 2 of <b>$&</b>')
  })

  it.each([
    [0, '0 resultados'],
    [1, '1 resultado'],
    [2, '2 resultados'],
    // Spanish has a plural form for millions; texts without it use the plural.
    [1_000_000, '1,000,000 resultados'],
  ])('counts %i', (count, text) => {
    expect(t('Search.Total', { count })).toBe(text)
  })

  it('suspends while it loads, and never shows its key', () => {
    const coming = Promise.resolve()
    let rest: Promise<void> | null = coming
    const texts = createTexts('es', { Home: {} }, { rest: () => rest })
    expect(thrownBy(() => texts.t('Home.Title'))).toBe(coming)
    expect(thrownBy(() => texts.find('Notice.none'))).toBe(coming)
    texts.add({ Home: { Title: 'Hola' }, Util: { ErrorTryAgainLater: 'Algo salió mal.' } })
    expect(texts.t('Home.Title')).toBe('Hola')
    rest = null
    expect(texts.find('Notice.none')).toBeNull()
  })

  it('that is missing shows as a general error, not as its key', () => {
    const texts = createTexts('es', { Util: { ErrorTryAgainLater: 'Algo salió mal.' } })
    expect(texts.t('Error.NotFound')).toBe('Algo salió mal.')
  })

  it('that was added later leaves its group unchanged', () => {
    const texts = createTexts('es', { Pager: { Next: 'Siguiente' } })
    texts.add({ Pager: { Previous: 'Anterior' } })
    expect([texts.t('Pager.Next'), texts.t('Pager.Previous')]).toEqual(['Siguiente', 'Anterior'])
  })
})

describe('what a page carries', () => {
  it('is the texts it used, with every plural form', () => {
    const used = new Set<string>()
    const { t } = createTexts('en', resources, { onUse: (key) => used.add(key) })
    t('Search.Total', { count: 1 })
    expect(usedResources(resources, used)).toEqual({ Search: resources.Search })
  })

  it('includes which texts are missing, so that it does not wait for them', () => {
    const carried = usedResources(resources, new Set(['Notice.none', 'Home.Title']))
    expect(carried).toEqual({ Notice: { none: ' ' }, Home: resources.Home })
    const texts = createTexts('en', carried, { rest: () => Promise.resolve() })
    expect(texts.find('Notice.none')).toBeNull()
  })
})
