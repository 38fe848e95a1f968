import type { IModule } from 'dependency-cruiser'
import type { Breach } from './breach.ts'

/** An import between two rooms of core, or two features of a web app. */
interface Step {
  readonly from: string
  readonly to: string
  readonly source: string
  readonly target: string
}

const room = (path: string): string | undefined =>
  /^(?:core\/src|web-[a-z]+\/src\/features)\/[^/]+\/[^/]+(?=\/(?!.*\.(?:test|fixture)\.ts$))/.exec(
    path,
  )?.[0]

// What a request brings, and the key of an error's text, are types of rooms that kernel and database carry.
const isTypeOfBase = (source: string, types: readonly string[]): boolean =>
  /^core\/src\/platform\/(kernel|database)\//.test(source) &&
  (types.includes('type-only') || types.includes('type-import'))

function stepsOf(modules: readonly IModule[]): readonly Step[] {
  return modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved, dependencyTypes }) => {
      const [from, to] = [room(source), room(resolved)]
      if (from === undefined || to === undefined || from === to) return []
      if (isTypeOfBase(source, dependencyTypes)) return []
      return [{ from, to, source, target: resolved }]
    }),
  )
}

function reachedFrom(start: string, steps: readonly Step[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const { from, to } of steps) {
      if (from !== at || reached.has(to)) continue
      reached.add(to)
      open.push(to)
    }
  }
  return reached
}

/** Rooms can form a circle without any of their files doing so. */
export function roomCircles(modules: readonly IModule[]): Breach[] {
  const steps = stepsOf(modules)
  const reached = new Map(
    [...new Set(steps.map(({ to }) => to))].map((each) => [each, reachedFrom(each, steps)]),
  )
  return steps
    .filter(({ from, to }) => reached.get(to)?.has(from))
    .map(({ source, target }) => ({
      wall: 'no-circle-of-rooms',
      reason:
        'Rooms of core and features of a web app form no circle: what two of them share moves down.',
      from: source,
      to: target,
    }))
}
