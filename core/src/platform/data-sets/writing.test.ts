import { expect, it } from 'vitest'
import type { DataSet, Line } from './data-set.ts'
import type { DataSetFormat } from './formats.ts'
import { writingOf } from './writing.ts'

const words = { en: '', es: '' }
const set: DataSet = {
  title: words,
  about: words,
  keywords: ['test'],
  columns: [
    { name: 'what', type: 'text', ...words },
    { name: 'cost', type: 'number', decimals: 2, ...words },
    { name: 'is_open', type: 'yes-no', ...words },
    { name: 'lat', type: 'latitude', decimals: 3, ...words },
    { name: 'lon', type: 'longitude', decimals: 3, ...words },
  ],
  async *pages() {
    // What is written comes page by page in these tests.
  },
}
const pages: readonly (readonly Line[])[] = [
  [
    ['Say "hi", ñandú', 12.5, true, 42.04, -88.29],
    ['=2+2', null, false, null, null],
  ],
  [['two\r\nlines', 3, true, 42.1, -88.3]],
]

function textOf(format: DataSetFormat, of = pages): string {
  const writing = writingOf(set, format)
  return writing.begin + of.map((page) => writing.lines(page)).join('') + writing.end
}

it('CSV has a header, quotes by RFC 4180, the column’s digits, and no formula', () => {
  expect(textOf('csv')).toBe(
    [
      'what,cost,is_open,lat,lon',
      '"Say ""hi"", ñandú",12.50,true,42.040,-88.290',
      "'=2+2,,false,,",
      '"two\r\nlines",3.00,true,42.100,-88.300',
      '',
    ].join('\r\n'),
  )
})

it('JSON is one list over all pages, with numbers, truth and null as such', () => {
  expect(JSON.parse(textOf('json'))).toEqual([
    { what: 'Say "hi", ñandú', cost: 12.5, is_open: true, lat: 42.04, lon: -88.29 },
    { what: '=2+2', cost: null, is_open: false, lat: null, lon: null },
    { what: 'two\r\nlines', cost: 3, is_open: true, lat: 42.1, lon: -88.3 },
  ])
})

it('GeoJSON has a point with the longitude first, and none where the place is not known', () => {
  const { type, features } = JSON.parse(textOf('geojson'))
  expect(type).toBe('FeatureCollection')
  expect(features).toHaveLength(3)
  expect(features[0]).toEqual({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-88.29, 42.04] },
    properties: { what: 'Say "hi", ñandú', cost: 12.5, is_open: true, lat: 42.04, lon: -88.29 },
  })
  expect(features[1].geometry).toBeNull()
})

it('a set without rows is a whole file in each format', () => {
  expect(textOf('csv', [])).toBe('what,cost,is_open,lat,lon\r\n')
  expect(JSON.parse(textOf('json', []))).toEqual([])
  expect(JSON.parse(textOf('geojson', []))).toEqual({ type: 'FeatureCollection', features: [] })
})
