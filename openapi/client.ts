import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Contract } from './src/contract.ts'

type Feature = readonly [file: string, operations: Contract]

/** Features in a folder of `src` and its wings, named by their files. */
async function featuresIn(folder: string, contract: Contract): Promise<Feature[]> {
  const path = join(import.meta.dirname, 'src', folder)
  const features: Feature[] = []
  for (const file of (await readdir(path, { recursive: true })).toSorted()) {
    if (file === 'index.ts' || !file.endsWith('.ts')) continue
    // The exports are checked one by one below.
    const module = (await import(join(path, file))) as Readonly<Record<string, unknown>>
    const own = Object.values(module).flatMap((value) =>
      Object.entries(value ?? {}).filter(([name, operation]) => contract[name] === operation),
    )
    if (own.length > 0) features.push([basename(file, '.ts'), Object.fromEntries(own)])
  }
  return features
}

const heading = (side: string): string => `// Written by \`node openapi/emit.ts\` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../${side}.gen.d.ts'
`

const constantOf = ([name, { method, path }]: [string, Contract[string]]): string => `
export const ${name} = '${name} ${method.toUpperCase()} ${path}' as Operation<operations['${name}']>
`

/**
 * A side's client, one file per feature with a constant for each operation. Not a single file,
 * because a bundler would keep it together, and the home page would carry all paths.
 */
export async function clientFilesOf(
  side: string,
  contract: Contract,
): Promise<ReadonlyMap<string, string>> {
  const own = await featuresIn(side, contract)
  const placed = new Set(own.flatMap(([, operations]) => Object.keys(operations)))
  const shared = (await featuresIn('shared', contract)).filter(([, operations]) =>
    Object.keys(operations).some((name) => !placed.has(name)),
  )
  return new Map(
    [...own, ...shared].map(([file, operations]) => [
      `generated/${side}-client/${file}.gen.ts`,
      heading(side) + Object.entries(operations).map(constantOf).join(''),
    ]),
  )
}
