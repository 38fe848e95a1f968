import { describe, expect, it } from 'vitest'
import { dataSets } from './data-sets.ts'
import { type DataSetName, dataSetNames, formatsOf, openDataFiles, partsOfFile } from './rules.ts'

describe.each(dataSetNames)('the data set %s', (name: DataSetName) => {
  const { columns, title, about } = dataSets[name]

  it('says in both languages what it is, and what each column holds', () => {
    for (const words of [title, ...columns]) {
      expect(words.en.length).toBeGreaterThan(2)
      expect(words.es.length).toBeGreaterThan(2)
      expect(words.en).not.toBe(words.es)
    }
    for (const sentence of [about, ...columns]) {
      expect(sentence.en).toMatch(/\.$/)
      expect(sentence.es).toMatch(/\.$/)
    }
  })

  it('has no two columns of one name', () => {
    const names = columns.map((column) => column.name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('is on a map if it has places, and only then', () => {
    const isPlaced = columns.some(({ type }) => type === 'latitude')
    expect(formatsOf(name).includes('geojson')).toBe(isPlaced)
    expect(columns.some(({ type }) => type === 'longitude')).toBe(isPlaced)
  })
})

it('a file’s name says its data set and its format', () => {
  for (const file of openDataFiles) {
    const { name, format } = partsOfFile(file)
    expect(`${name}.${format}`).toBe(file)
    expect(formatsOf(name)).toContain(format)
  }
})
