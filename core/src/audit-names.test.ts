import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { auditedTables } from './audited-tables.ts'
import { auditedEntities } from './platform/audit/rules.ts'
import { allDefaultTexts } from './platform/texts/index.ts'

const textsOf = (group: string): ReadonlySet<string> =>
  new Set(Object.keys(allDefaultTexts[group] ?? {}))
const without = (group: string, names: readonly string[]) => {
  const texts = textsOf(group)
  return [...new Set(names)].filter((name) => !texts.has(name))
}

/** The source of what writes into the audit log. */
const writers = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .filter((source) => /\baudit\(|\bchanging\(/.test(source))

const found = (pattern: RegExp, source: string): readonly string[] =>
  [...source.matchAll(pattern)].map(([, name = '']) => name)

const operations = writers.flatMap((source) => found(/\boperation: '(\w+)'/g, source))

const details = writers
  .flatMap((source) => found(/(?:details|facts): \{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g, source))
  .flatMap((body) =>
    found(/(?:^|[,{]|&&)\s*(?:\.\.\.\([^)]*&& \{ )?([a-zA-Z]\w*)(?=\s*[:,}]|\s*$)/g, body),
  )

describe('in the audit log', () => {
  it('every field has a name in words', () => {
    const fields = auditedTables.flatMap(({ shown, personal = [] }) => [...shown, ...personal])
    expect(without('AuditField', fields)).toEqual([])
  })

  it('every kind of record has a name in words', () => {
    expect(without('AuditKind', auditedEntities)).toEqual([])
  })

  it('every operation has a name in words', () => {
    expect(operations.length).toBeGreaterThan(50)
    expect(without('Operation', operations)).toEqual([])
  })

  it('everything else that an entry says has a name in words', () => {
    expect(details).toContain('instalments')
    expect(without('AuditField', details)).toEqual([])
  })
})
