import type { Problem } from '../house/problem.ts'
import type { SourceFile } from '../house/source-files.ts'

/** Features of the contract and the screens that are a part of a room of core, which has more than one. */
export const parts: Readonly<Record<string, string>> = {
  'content/maintenance': 'content/alerts',
  'money/fees': 'money/payments',
  'money/own-payments': 'money/payments',
  'money/payment-methods': 'money/autopay',
  'people/social': 'people/identity',
}

/** Screens that put features together. */
const shell = 'shell/'

const room = /^core\/src\/([\w-]+\/[\w-]+)\//
const layers: readonly RegExp[] = [
  /^openapi\/src\/(?:admin|resident|shared)\/(.+)\.ts$/,
  /^bff-[a-z]+\/src\/handlers\/(.+)\.handlers\.ts$/,
  /^web-[a-z]+\/src\/features\/(.+)\/[^/]+$/,
]

/** Files of the contract that hold schemas and declare no operation. */
const declaresNothing = ({ path, text }: SourceFile): boolean =>
  path.startsWith('openapi/') && !text.includes('operations(')

/** The wing and the feature that a file belongs to; undefined for a file of no feature. */
function featureOf(file: SourceFile): string | undefined {
  if (declaresNothing(file)) return undefined
  const path = layers
    .map((layer) => layer.exec(file.path)?.[1])
    .find((found) => found !== undefined)
  return path?.split('/').slice(0, 2).join('/')
}

/** A feature has one name: its contract, its handlers and its screens are named and placed as its room in core. */
export function featureNameProblems(files: readonly SourceFile[]): Problem[] {
  const rooms = new Set(files.flatMap(({ path }) => room.exec(path)?.[1] ?? []))
  const seen = new Set<string>()
  const problems = files.flatMap((file): Problem[] => {
    const feature = featureOf(file)
    if (feature === undefined || feature.startsWith(shell)) return []
    seen.add(feature)
    const own = parts[feature] ?? feature
    if (rooms.has(own)) return []
    return [
      {
        path: file.path,
        message: `core has no room ${own}: name the feature as in docs/glossary.md, or as a part in feature-names.ts`,
      },
    ]
  })
  const gone = Object.keys(parts)
    .filter((part) => !seen.has(part))
    .map((part) => ({
      path: 'checks/operations/feature-names.ts',
      message: `${part} is not a feature any more`,
    }))
  return [...problems, ...gone]
}
