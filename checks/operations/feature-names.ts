import type { Problem } from '../house/problem.ts'
import type { SourceFile } from '../house/source-files.ts'

/** Contract features and screens that are a part of a larger room of core. */
export const parts: Readonly<Record<string, string>> = {
  'content/maintenance': 'content/alerts',
  'content/search-words': 'content/search',
  'land/pickup-reminders': 'land/pickup',
  'licensing/permit-following': 'licensing/permits',
  'licensing/permit-kinds': 'licensing/permit-desk',
  'money/fees': 'money/payments',
  'money/own-payments': 'money/payments',
  'money/payment-methods': 'money/autopay',
  'people/notification-choices': 'people/profiles',
  'people/social': 'people/identity',
}

const shell = 'shell/'

const room = /^core\/src\/([\w-]+\/[\w-]+)\//
const layers: readonly RegExp[] = [
  /^openapi\/src\/(?:admin|resident|shared)\/(.+)\.ts$/,
  /^bff-[a-z]+\/src\/handlers\/(.+)\.handlers\.ts$/,
  /^web-[a-z]+\/src\/features\/(.+)\/[^/]+$/,
]

/** Contract files with schemas only. */
const declaresNothing = ({ path, text }: SourceFile): boolean =>
  path.startsWith('openapi/') && !text.includes('operations(')

function featureOf(file: SourceFile): string | undefined {
  if (declaresNothing(file)) return undefined
  const path = layers
    .map((layer) => layer.exec(file.path)?.[1])
    .find((found) => found !== undefined)
  return path?.split('/').slice(0, 2).join('/')
}

/** Contract, handlers and screens of a feature have the name and wing of its room in core. */
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
  const outdated = Object.keys(parts)
    .filter((part) => !seen.has(part))
    .map((part) => ({
      path: 'checks/operations/feature-names.ts',
      message: `${part} is not a feature any more`,
    }))
  return [...problems, ...outdated]
}
