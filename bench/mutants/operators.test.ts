import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { type Mutant, mutated, named } from './mutant.ts'
import { drawn, faultsIn } from './sample.ts'

/** Every mutant of a text, with the mutated text. */
function mutantsOf(text: string): (Mutant & { readonly text: string })[] {
  const name = '/core/a.ts'
  const host = ts.createCompilerHost({})
  const { getSourceFile } = host
  host.getSourceFile = (path, version) =>
    path === name ? ts.createSourceFile(name, text, version, true) : getSourceFile(path, version)
  const options = { strict: true, noLib: true, target: ts.ScriptTarget.ESNext }
  const program = ts.createProgram([name], options, host)
  const file = program.getSourceFile(name)
  if (!file) throw new Error('no file')
  return named('a.ts', text, faultsIn(file, program.getTypeChecker())).map((mutant) => ({
    ...mutant,
    text: mutated(text, mutant),
  }))
}
const textsOf = (text: string) => mutantsOf(text).map((mutant) => mutant.text)

describe('mutates', () => {
  it.each([
    ['a comparison', 'x = a < b', ['x = a <= b']],
    ['logic', 'x = a && !b', ['x = a || !b', 'x = a && b']],
    ['what stands in for nothing', 'x = a ?? b', ['x = a']],
    ['a boolean', 'x = { isPublic: false }', ['x = { isPublic: true }']],
    ['a small number', 'x = f(3)', ['x = f(4)']],
    ['a measure', 'x = f(3600)', ['x = f(7200)']],
    ['a condition', 'if (a) b = c', ['if (!(a)) b = c', 'if (false) b = c']],
    ['a choice', 'x = a ? b : c', ['x = a ? c : b']],
    ['a call that is made', 'requireAdmin(a)', [';']],
    ['a list', 'x = [a, b]', ['x = [b]', 'x = [a]']],
    [
      'the kind of an error',
      "throw new DomainError('invalid', c)",
      ["throw new DomainError('conflict', c)"],
    ],
    [
      'a pattern',
      'x = /^[ab]$/i',
      ['x = /[ab]$/i', 'x = /^[ab]/i', 'x = /^[ab]$/', 'x = /^[a]$/i'],
    ],
    ['a call of a list', 'x = a.some(b)', ['x = a.every(b)']],
    ['a text that is made plain', 'x = a.trim()', ['x = a']],
    ['a word of a closed set', "let x: 'a' | 'b' = 'a'", ["let x: 'a' | 'b' = 'b'"]],
    [
      'SQL',
      'x = sql`where a = ${b} and c is null`',
      [
        'x = sql`where a <> ${b} and c is null`',
        'x = sql`where a = ${b} or c is null`',
        'x = sql`where a = ${b} and c is not null`',
      ],
    ],
    ['a list in SQL', "x = sql`where a in ('b', 'c')`", ["x = sql`where a in ('c')`"]],
  ])('%s: %s', (_what, text, becomes) => {
    expect(textsOf(text).toSorted()).toEqual(becomes.toSorted())
  })

  it('a condition of a query, with the import that it needs', () => {
    expect(textsOf('x = eq(a, b)')).toEqual([
      "x = other_ne(a, b)\nimport { ne as other_ne } from 'drizzle-orm'\n",
    ])
  })
})

it.each([
  "import { a } from 'b'",
  "type A = 'a' | 'b'",
  "throw new Error('never ' + a)",
  'x = a ?? null',
  'x = sql`update a set b = ${c}, d = ${e}`',
  'x = sql`b = ${c}, d = ${e}`',
])('none is made of %s: every test would catch it, or none could', (text) => {
  expect(textsOf(text)).toEqual([])
})

describe('a sample', () => {
  const text = 'a = b < c\nd = e < f\ng = h < i\nj = k < l\n'

  it('depends only on the seed', () => {
    const idsOf = (seed: number) => drawn(mutantsOf(text), seed, 2).map(({ id }) => id)
    expect(idsOf(1)).toEqual(idsOf(1))
    expect(new Set([1, 2, 3, 4, 5].map((seed) => idsOf(seed).join())).size).toBeGreaterThan(1)
  })

  it('stays the same when lines are added or moved', () => {
    const [first] = drawn(mutantsOf(text), 1, 1)
    const moved = mutantsOf(`// new\n\n${text.split('\n').toReversed().join('\n')}`)
    expect(drawn(moved, 1, 1)[0]?.id).toBe(first?.id)
  })

  it('gives two faults of one line different ids', () => {
    const ids = mutantsOf('x = (a < b) === (c < d)').map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
