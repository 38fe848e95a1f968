import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { codeOperators, type Operator } from './code-faults.ts'
import { type Fault, type Mutant, named } from './mutant.ts'
import { isLeftOut, places } from './places.ts'
import { sqlFaults } from './sql-faults.ts'

const operators: readonly Operator[] = [...codeOperators, sqlFaults]

export function faultsIn(file: ts.SourceFile, checker: ts.TypeChecker): Fault[] {
  const found: Fault[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    // Only developers read it: it says what cannot happen.
    if (ts.isNewExpression(node) && node.expression.getText(file) === 'Error') return
    for (const operator of operators) found.push(...operator(node, file, checker))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  skipLibCheck: true,
}

export function mutantsOf(root: string, files: readonly string[]): Mutant[] {
  const paths = files.map((file) => join(root, file))
  const program = ts.createProgram({ rootNames: paths, options })
  const checker = program.getTypeChecker()
  return files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file))
    if (!source) throw new Error(`${file} is not there`)
    return named(file, readFileSync(join(root, file), 'utf8'), faultsIn(source, checker))
  })
}

const rank = (seed: number, { id }: Mutant): string =>
  createHash('sha256').update(`${seed} ${id}`).digest('hex')

/** In an order that depends on the seed and each id. */
export const drawn = (mutants: readonly Mutant[], seed: number, count: number): Mutant[] =>
  mutants
    .map((mutant) => ({ mutant, key: rank(seed, mutant) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)

/** A fixed share from each place; a change in one file does not change another's. */
export function sampleOf(root: string, seed: number, count: number): Mutant[] {
  const filesOf = (folders: readonly string[]) =>
    folders
      .flatMap((folder) => globSync(`core/src/${folder}/**/*.ts`, { cwd: root }))
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !isLeftOut(path))
      .toSorted()
  return places.flatMap(({ folders, share }) =>
    drawn(mutantsOf(root, filesOf(folders)), seed, Math.round((share * count) / 100)),
  )
}
