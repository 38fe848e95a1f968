import ts from 'typescript'
import type { Problem } from '../house/problem.ts'
import { isTest, type SourceFile } from '../house/source-files.ts'
import { elsewhereInCore } from './elsewhere-in-core.ts'

interface Declared {
  readonly name: string
  /** The constant of its contract. */
  readonly contract: string
  /** Also the name of the contract's and the handlers' file. */
  readonly feature: string
  readonly file: string
  readonly path: string
}

const contractFile = /^openapi\/src\/(?:admin|resident|shared)\/(?:[\w-]+\/)?([\w-]+)\.ts$/
const sideIndex = /^openapi\/src\/(?:admin|resident)\/index\.ts$/
const handlers = /^bff-[a-z]+\/src\/(?:.*\/)?([\w-]+)\.handlers\.ts$/
const screens = /^web-[a-z]+\/src\//
const core = /^core\/src\//

/** The keys of every `operations('Tag', { … })` of a contract's file, with their paths. */
function declaredIn({ path: file, text }: SourceFile): Declared[] {
  const feature = contractFile.exec(file)?.[1]
  if (feature === undefined) return []
  const declared: Declared[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'operations') {
      const [, routes] = node.arguments
      const contract = constantAround(node)
      if (routes && ts.isObjectLiteralExpression(routes))
        for (const route of routes.properties) {
          const name = route.name?.getText()
          if (name) declared.push({ name, contract, feature, file, path: pathIn(route) })
        }
    }
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return declared
}

function constantAround(node: ts.Node): string {
  for (let at = node; !ts.isSourceFile(at); at = at.parent)
    if (ts.isVariableDeclaration(at)) return at.name.getText()
  return ''
}

/** Contracts that no side spreads: their operations would exist nowhere. */
function unspread(declared: readonly Declared[], files: readonly SourceFile[]): Problem[] {
  const sides = files.filter(({ path }) => sideIndex.test(path))
  const contracts = new Map(declared.map(({ contract, file }) => [`${file} ${contract}`, contract]))
  return [...contracts].flatMap(([place, contract]) => {
    const [, side] = place.split(/\/src\/|\//)
    const own = sides.filter(({ path }) => side === 'shared' || path.includes(`/${side}/`))
    if (own.some(({ text }) => text.includes(`...${contract},`))) return []
    const message = `no contract has ${contract}: spread it in the index.ts of its side`
    return [{ path: place.replace(/ .*/, ''), message }]
  })
}

/** Empty where the route takes it from elsewhere. */
const pathIn = (route: ts.Node): string => /\bpath: '([^']+)'/.exec(route.getText())?.[1] ?? ''

const isNamed = (name: string, { text }: SourceFile): boolean =>
  new RegExp(String.raw`\b${name}\b`).test(text)

/** Operations that an API URL in a web app's file may mean. */
function operationsAt(address: string, from: string, declared: readonly Declared[]): Declared[] {
  // An interpolation after a whole word begins the query.
  const [, asked = ''] = /^\/api([^?]*?)(?:(?<!\/)…)?(?:\?|$)/.exec(address) ?? []
  const other = from.startsWith('web-admin/') ? '/resident/' : '/admin/'
  const near = declared.filter(({ file, path }) => path !== '' && !file.includes(other))
  const exact = near.filter(({ path }) => path === asked)
  if (exact.length > 0) return exact
  return near.filter(({ path }) =>
    new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked),
  )
}

/** With … for interpolations. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

/** API URLs in a screen's code, with their lines. */
function addressesIn({ path, text }: SourceFile): { address: string; line: number }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: { address: string; line: number }[] = []
  const visit = (node: ts.Node): void => {
    const address = textOf(node)
    if (address?.startsWith('/api/') && address !== '/api/')
      found.push({ address, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

/**
 * An operation has one name from contract to screen: its handler is in its feature's file, core has
 * a function of its name or `elsewhere-in-core.ts` says why not, and a screen calls it by its
 * constant. What a browser requests by itself (a link, a form, an upload with progress) names the
 * operation beside the URL.
 */
export function operationProblems(all: readonly SourceFile[]): Problem[] {
  const files = all.filter((file) => !isTest(file))
  const declared = files.flatMap(declaredIn)
  const inCore = files.filter(({ path }) => core.test(path))
  const problems = declared.flatMap(({ name, feature, file: path }): Problem[] => {
    const own = files.filter((file) => handlers.exec(file.path)?.[1] === feature)
    const isHandled = own.some((file) => isNamed(name, file))
    const isInCore = inCore.some(({ text }) =>
      new RegExp(String.raw`\b(?:function|const) ${name}\b`).test(text),
    )
    const isElsewhere = Object.hasOwn(elsewhereInCore, name)
    return [
      ...(isHandled ? [] : [`${name} has no handler in ${feature}.handlers.ts`]),
      ...(isInCore || isElsewhere
        ? []
        : [`core has no ${name}: call the function so, or say why not in elsewhere-in-core.ts`]),
      ...(isInCore && isElsewhere ? [`core has ${name}: strike it off elsewhere-in-core.ts`] : []),
    ].map((message) => ({ path, message }))
  })
  const known = new Set(declared.map(({ name }) => name))
  const outdated = Object.keys(elsewhereInCore)
    .filter((name) => !known.has(name))
    .map((name) => ({
      path: 'checks/operations/elsewhere-in-core.ts',
      message: `${name} is no operation`,
    }))
  const byAddress = files
    .filter(({ path }) => screens.test(path))
    .flatMap((file) =>
      addressesIn(file).flatMap(({ address, line }) => {
        const operations = operationsAt(address, file.path, declared)
        if (operations.some(({ name }) => isNamed(name, file))) return []
        const names = operations.map(({ name }) => name).join(' or ') || 'its operation'
        const message = `${address}: call ${names} by its constant, or name it here and say why not`
        return [{ path: file.path, line, message }]
      }),
    )
  return [...problems, ...unspread(declared, files), ...outdated, ...byAddress]
}
