import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import type { Breach } from './breach.ts'
import { roomCircles } from './room-circles.ts'
import { walls } from './rules.ts'

/** An empty package must not pass. */
export interface Seen {
  readonly modules: number
  readonly dependencies: number
}

export interface Survey {
  readonly breaches: readonly Breach[]
  readonly seen: Readonly<Record<string, Seen>>
}

// Built files, and the generated route tree, which imports the router in a circle by design.
const uncharted = String.raw`(^|/)(dist|migrations|\.city|\.wrangler)/|/routeTree\.gen\.ts$`

/** Why a survey proves nothing: too few modules, or a package without imports. */
export function blindSpots(seen: Survey['seen'], minModules: number): string[] {
  const total = Object.values(seen).reduce((sum, { modules }) => sum + modules, 0)
  return [
    ...(total < minModules ? [`Saw ${total} modules, fewer than ${minModules}.`] : []),
    ...Object.entries(seen)
      .filter(([, { dependencies }]) => dependencies === 0)
      .map(([name, { modules }]) => `Saw ${modules} modules of ${name} and not one import.`),
  ]
}

/** Follows every import of the given folders of `root`; returns those that break a wall. */
export async function findBreaches(root: string, folders: readonly string[]): Promise<Survey> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      ruleSet: { forbidden: [...walls] },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: uncharted },
    },
    {
      exportsFields: ['exports'],
      // 'types' as well: some packages export only types.
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  )
  // Without an output type, dependency-cruiser returns an object, never text.
  const result = output as ICruiseResult
  return {
    breaches: [...breachesOf(result), ...roomCircles(result.modules)],
    seen: seenIn(result.modules, folders),
  }
}

function breachesOf(result: ICruiseResult): Breach[] {
  const reasons = new Map(walls.map(({ name, comment }) => [name, comment ?? '']))
  return result.summary.violations.map(({ rule, from, to }) => ({
    wall: rule.name,
    reason: reasons.get(rule.name) ?? '',
    from,
    to,
  }))
}

function seenIn(modules: readonly IModule[], folders: readonly string[]): Record<string, Seen> {
  return Object.fromEntries(
    folders.map((folder) => {
      const own = modules.filter(
        ({ source }) => source.startsWith(`${folder}/`) && !source.includes('/node_modules/'),
      )
      const dependencies = own.reduce((sum, module) => sum + module.dependencies.length, 0)
      return [folder, { modules: own.length, dependencies }]
    }),
  )
}
