import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { languages } from '@portal/core/kernel/rules'
import { resourcesOf } from '@portal/core/texts'
import { slimI18next } from './slim-i18next.ts'

interface Engine {
  use(module: object): Engine
  init(options: object): unknown
  t(key: string, values?: object): string
  addResourceBundle(...parts: unknown[]): unknown
}

type Start = () => Engine

// Only core depends on it.
const core = fileURLToPath(new URL('../../core/package.json', import.meta.url))
const folder = dirname(createRequire(core).resolve('i18next/package.json'))
const source = readFileSync(join(folder, 'dist/esm/i18next.js'), 'utf8')

async function startOf(text: string): Promise<Start> {
  const module: unknown = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`
  )
  // Both export it.
  return (module as { createInstance: Start }).createInstance
}

const createWhole = await startOf(source)
const createSlim = await startOf(slimI18next(source))

const odd = {
  Odd: {
    nested: '$t(Odd.plain), {{name}} and {{- name}}',
    plain: 'Plain',
    deep: '$t(Odd.nested)',
    lost: '{{missing}} $t(Odd.absent) $t(Odd.things, {"count": 2})',
    things: 'none',
    things_one: '{{count}} thing',
    things_other: '{{count}} things',
    money: '{{amount, currency}} {{a.b}}',
    'dotted.key': 'Dotted',
    empty: '',
  },
}

const format = (value: unknown) => (typeof value === 'number' ? `#${value}` : value)

/** How the portal starts it (core/src/platform/texts/text-engine.ts). */
function started(start: Start, language: string, texts: Record<string, object>) {
  const ignore = () => undefined
  const engine = start().use({
    type: 'formatter',
    init: ignore,
    add: ignore,
    addCached: ignore,
    format,
  })
  void engine.init({
    lng: language,
    resources: { [language]: { translation: structuredClone(texts) } },
    interpolation: { escapeValue: false, alwaysFormat: true },
  })
  engine.addResourceBundle(language, 'translation', structuredClone(odd), true, true)
  return engine
}

const counts = [0, 1, 2, 21, 1_000, 1_000_000]

it.each(languages)('reads every text in %s as the whole library does', (language) => {
  const texts = { ...resourcesOf(language, []) }
  const [whole, slimmed] = [
    started(createWhole, language, texts),
    started(createSlim, language, texts),
  ]
  const keys = Object.entries({ ...texts, ...odd }).flatMap(([group, own]) =>
    Object.keys(own).flatMap((key) => [
      `${group}.${key}`,
      `${group}.${key.replace(/_(?:one|other|many)$/, '')}`,
    ]),
  )
  const different: string[] = []
  for (const key of new Set([...keys, 'None.At', 'none', 'Odd', '', 'Odd.dotted.key'])) {
    const text = [whole, slimmed].map((engine) => engine.t(key))
    if (text[0] !== text[1]) different.push(`${key}: ${text.join(' | ')}`)
    for (const count of counts) {
      const values = { count, name: '<b>{{x}} $t(Odd.plain)', amount: 12, date: '3', n: count }
      const said = [whole, slimmed].map((engine) => engine.t(key, values))
      if (said[0] !== said[1]) different.push(`${key} ${count}: ${said.join(' | ')}`)
    }
  }
  expect(different).toEqual([])
})
