import type { Problem } from './problem.ts'
import type { SourceFile } from './source-files.ts'

// Names that say where code is, not what it does (house style, Files).
const nameless = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'manager',
  'managers',
  'misc',
])
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
const suffixes = new Set([
  'sql',
  'errors',
  'handlers',
  'test',
  'db',
  'api',
  'long',
  'e2e',
  'fixture',
  'd',
  'module',
  'config',
])

/** TanStack Router reads its route files' names as patterns: `$id`, `__root`, `elgin_today`. */
const isRoute = (path: string): boolean => /^web-[a-z]+\/src\/routes\//.test(path)

/** The spec names the Groups of texts, `Util` among them; their files have those names. */
const isGroupOfTexts = (path: string): boolean =>
  path.startsWith('core/src/platform/texts/defaults/')

/** Kebab-case, with the known suffixes. */
export function nameProblems({ path }: SourceFile): Problem[] {
  if (isRoute(path)) return []
  const parts = path.split('/')
  const [base = '', ...rest] = (parts.pop() ?? '').split('.')
  const unknown = rest.slice(0, -1).filter((suffix) => !suffixes.has(suffix))
  const messages = [
    ...parts
      .filter((folder) => !kebab.test(folder))
      .map((folder) => `the folder ${folder} is not in kebab-case`),
    ...(kebab.test(base) ? [] : [`the name ${base} is not in kebab-case`]),
    ...unknown.map((suffix) => `.${suffix} is no suffix of ours (${[...suffixes].join(', ')})`),
    ...(isGroupOfTexts(path) ? [] : [...parts, base].filter(saysNothing)).map(
      (name) => `the name ${name} says where it was put, not what it is`,
    ),
  ]
  if (rest.includes('service')) messages.push('no file is a .service: name what it does')
  return messages.map((message) => ({ path, message }))
}

function saysNothing(name: string): boolean {
  return nameless.has(name.split('-').at(-1) ?? '')
}
