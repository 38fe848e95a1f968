import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const repository = dirname(import.meta.dirname)

/** One bad file for each rule that we rely on. */
const refused: readonly [rule: string, path: string, text: string][] = [
  [
    'typescript(no-floating-promises)',
    'core/src/floating.ts',
    'export function start(work: () => Promise<void>): void {\n  work()\n}\n',
  ],
  [
    'typescript(no-misused-promises)',
    'core/src/misused.ts',
    'export const isDue = (due: Promise<boolean>): number => (due ? 1 : 0)\n',
  ],
  ['typescript(no-explicit-any)', 'core/src/any.ts', 'export const anything: any = 1\n'],
  [
    'typescript(no-unsafe-return)',
    'core/src/unsafe.ts',
    'export const read = (text: string): string => JSON.parse(text)\n',
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'core/src/exhaustive.ts',
    "export function say(kind: 'a' | 'b'): string {\n  let said = ''\n  switch (kind) {\n    case 'a':\n      said = 'a'\n  }\n  return said\n}\n",
  ],
  [
    'typescript(consistent-type-imports)',
    'core/src/imports.ts',
    "import { Named } from './named.ts'\nexport const one = (named: Named): Named => named\n",
  ],
  ['import(extensions)', 'core/src/extension.ts', "export { name } from './named'\n"],
  ['eslint(no-console)', 'core/src/console.ts', "console.log('a resident’s name')\n"],
  ['eslint(no-console)', 'bff-resident/src/console.ts', "console.log('a resident’s name')\n"],
  ['import(no-default-export)', 'core/src/default.ts', 'export default 1\n'],
  [
    'react-hooks(rules-of-hooks)',
    'web-ui/src/hooks.tsx',
    "import { useState } from 'react'\nexport function Maybe({ is }: { is: boolean }) {\n  if (is) useState(1)\n  return null\n}\n",
  ],
  ['jsx-a11y(alt-text)', 'web-ui/src/image.tsx', 'export const A = () => <img src="/a.png" />\n'],
  [
    'jsx-a11y(click-events-have-key-events)',
    'web-ui/src/click.tsx',
    'export const A = ({ go }: { go: () => void }) => <div onClick={go} />\n',
  ],
  [
    'react(forbid-dom-props)',
    'web-ui/src/style.tsx',
    "export const A = () => <p style={{ color: 'red' }} />\n",
  ],
  [
    'react(no-danger)',
    'web-ui/src/danger.tsx',
    'export const A = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />\n',
  ],
  [
    'react(button-has-type)',
    'web-ui/src/button.tsx',
    'export const A = () => <button>{1}</button>\n',
  ],
]

let root = ''
let found: readonly string[] = []

/** A small repository with our configuration and compiler settings. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'lint-'))
  for (const name of ['.oxlintrc.jsonc', 'tsconfig.json'])
    copyFileSync(join(repository, name), join(root, name))
  // The compiler's settings name the types of Node and vite.
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  const named = [
    'core/src/named.ts',
    "export interface Named {}\nexport const name = 'a'\n",
  ] as const
  for (const [path, text] of [...refused.map(([, ...file]) => file), named]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const printed = await new Promise<string>((resolve) => {
    const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint')
    execFile(process.execPath, [oxlint, '--format', 'json'], { cwd: root }, (_failed, stdout) =>
      resolve(stdout),
    )
  })
  // oxlint's own JSON report.
  const { diagnostics } = JSON.parse(printed) as {
    diagnostics: { code: string; filename: string }[]
  }
  found = diagnostics.map(({ code, filename }) => `${code} in ${filename}`)
}, 60_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each(refused)('%s refuses %s', (rule, path) => {
  expect(found).toContain(`${rule} in ${path}`)
})
