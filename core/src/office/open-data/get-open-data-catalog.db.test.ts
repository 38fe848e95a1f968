import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { getOpenDataCatalog } from './get-open-data-catalog.ts'
import { makeOpenData } from './make-open-data.ts'
import { storeInMemory } from './open-data-store.fixture.ts'
import { openDataFiles } from './rules.ts'

const now = new Date('2026-11-21T04:00:00Z')
const guest = contextIn(await testDatabase('demo'), {
  clock: { now: () => now },
  language: 'es',
})
await makeOpenData(guest, storeInMemory().store)
const catalog = await getOpenDataCatalog(guest, 'https://portal.example')

// https://resources.data.gov/resources/dcat-us/: the fields that DCAT-US 1.1 always requires, but for those of
// federal agencies (bureauCode, programCode).
const required = [
  'title',
  'description',
  'keyword',
  'modified',
  'publisher',
  'contactPoint',
  'identifier',
  'accessLevel',
]
// Those that it requires if they apply, and the optional ones that it knows.
const known = new Set([
  ...required,
  '@type',
  'license',
  'rights',
  'spatial',
  'temporal',
  'distribution',
  'accrualPeriodicity',
  'conformsTo',
  'dataQuality',
  'describedBy',
  'describedByType',
  'isPartOf',
  'issued',
  'language',
  'landingPage',
  'primaryITInvestmentUII',
  'references',
  'systemOfRecords',
  'theme',
])

it('names its standard as the standard says', () => {
  const { dataset, ...head } = catalog
  expect(head).toEqual({
    '@context': 'https://project-open-data.cio.gov/v1.1/schema/catalog.jsonld',
    '@id': 'https://portal.example/api/open-data/catalog.jsonld',
    '@type': 'dcat:Catalog',
    conformsTo: 'https://project-open-data.cio.gov/v1.1/schema',
    describedBy: 'https://project-open-data.cio.gov/v1.1/schema/catalog.json',
  })
  expect(dataset.length).toBeGreaterThan(0)
})

it('has every field that DCAT-US 1.1 requires, and none that it does not know', () => {
  for (const set of catalog.dataset) {
    const names = Object.keys(set)
    expect(required.filter((name) => !names.includes(name))).toEqual([])
    expect(names.filter((name) => !known.has(name))).toEqual([])
    expect(set['@type']).toBe('dcat:Dataset')
    expect(set.accessLevel).toBe('public')
    expect(set.keyword.length).toBeGreaterThan(0)
    expect([set.issued, set.modified]).toEqual(['2026-11-20', '2026-11-20'])
    expect(set.accrualPeriodicity).toBe('R/P1D')
    expect(set.publisher).toEqual({ '@type': 'org:Organization', name: guest.city.name })
    expect(set.contactPoint['@type']).toBe('vcard:Contact')
    expect(set.contactPoint.hasEmail).toBe(`mailto:${guest.city.helpMail}`)
    expect(set.license).toMatch(/^https:/)
    expect(set.landingPage).toMatch(/^https:\/\/portal\.example\/open-data#[a-z-]+$/)
  }
  const identifiers = catalog.dataset.map(({ identifier }) => identifier)
  expect(new Set(identifiers).size).toBe(identifiers.length)
})

it('leads to every file, with its type', () => {
  const distributions = catalog.dataset.flatMap(({ distribution }) => distribution)
  expect(distributions.map(({ downloadURL }) => downloadURL).toSorted()).toEqual(
    openDataFiles.map((file) => `https://portal.example/api/open-data/${file}`).toSorted(),
  )
  for (const one of distributions) {
    expect(one['@type']).toBe('dcat:Distribution')
    expect(one.mediaType).toMatch(/^(?:text\/csv|application\/(?:geo\+)?json)$/)
  }
})

it('is in English, as the values are', () => {
  expect(catalog.dataset.map(({ title }) => title)).toContain('Building permits')
})
