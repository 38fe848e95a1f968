import type { IForbiddenRuleType } from 'dependency-cruiser'

/** In the order of docs/architecture.md. */
export const packages = [
  'openapi',
  'core',
  'bff-pipeline',
  'bff-resident',
  'bff-admin',
  'web-ui',
  'web-resident',
  'web-admin',
  'local',
  'e2e',
  'bench',
] as const

/** From the ground up: each may import only those before it. */
export const wings = [
  'platform',
  'people',
  'land',
  'content',
  'casework',
  'money',
  'licensing',
  'accounts',
  'office',
] as const

// The rules with two ends; the third kind counts dependents and is not used here.
type Wall = Extract<IForbiddenRuleType, { to: object }>

const deployed =
  '^(openapi/src|core/src|bff-(pipeline|resident|admin)/src|web-(ui|resident|admin)/src)/'
const tests = String.raw`\.(test|e2e|fixture)\.tsx?$`
const npm = (...names: string[]): string => `node_modules/(${names.join('|')})(/|$)`

const rule = (name: string, comment: string, from: Wall['from'], to: Wall['to']): Wall =>
  // `to` alone selects the kind of rule, which the types separate too early.
  ({ name, comment, severity: 'error', from, to })

/**
 * Import rules for dependency-cruiser. Type-only imports count, because a reader must know the
 * types, too. walls.test.ts breaks each rule once.
 */
export const walls: readonly Wall[] = [
  // Between packages.
  rule(
    'exports-only',
    'A package is reached by the doors in its "exports", and only by those whose package.json lists it.',
    {},
    // Provided by the runtime or the bundler.
    { couldNotResolve: true, pathNot: String.raw`^(cloudflare:|virtual:)|\?(raw|url|inline)$` },
  ),
  rule(
    'listed-only',
    'A package reaches only what its own package.json lists.',
    { pathNot: '^checks/' },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  rule(
    'no-path-across',
    'Another package is reached by its name, never by a path.',
    { path: '^([^/]+)/' },
    // The root's package.json has the version, and the checks are no package.
    { dependencyTypes: ['local'], pathNot: ['^$1/', String.raw`^(package\.json$|checks/)`] },
  ),
  rule(
    'no-tool-deployed',
    'What is deployed leans on dependencies; devDependencies are not there.',
    { path: deployed, pathNot: tests },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'no-box-deployed',
    'The city in a box, the journeys, the measurements and the checks are never deployed.',
    { path: deployed, pathNot: tests },
    { path: '^(local|e2e|bench|checks)/' },
  ),
  rule(
    'resident-and-admin-apart',
    'The resident side and the staff side never meet; what both need goes to a shared package.',
    { path: '^((bff|web)-resident/|openapi/src/resident/)' },
    { path: '^((bff|web)-admin/|openapi/(src/admin/|generated/admin|admin))' },
  ),
  rule(
    'admin-and-resident-apart',
    'The staff side and the resident side never meet; what both need goes to a shared package.',
    { path: '^((bff|web)-admin/|openapi/src/admin/)' },
    { path: '^((bff|web)-resident/|openapi/(src/resident/|generated/resident|resident))' },
  ),
  rule(
    'contract-stands-alone',
    'The contract imports nothing else of ours but the tables of core that it describes, by core’s pure door.',
    { path: '^openapi/' },
    {
      path: `^(${packages.filter((name) => name !== 'openapi').join('|')}|checks)/`,
      pathNot: String.raw`^core/src/[^/]+/[^/]+/rules\.ts$`,
    },
  ),
  rule(
    'core-knows-no-caller',
    'The city is the same behind HTTP, a queue or a test: core knows none of its callers.',
    { path: '^core/', pathNot: tests },
    { path: '^(openapi|bff-[a-z]+|web-[a-z]+|local|e2e|bench|checks)/' },
  ),
  rule(
    'core-knows-no-http-or-screen',
    'Core is free of web frameworks, screens and the platform.',
    { path: '^core/' },
    { path: npm('hono', '@hono', 'react', 'react-dom', '@tanstack', '@cloudflare', 'wrangler') },
  ),
  rule(
    'shared-knows-no-app',
    'What both sides share knows neither of them.',
    { path: '^(bff-pipeline|web-ui)/' },
    { path: '^(bff|web)-(resident|admin)/' },
  ),
  rule(
    'bff-imports-page-entry-only',
    "A BFF renders its web app through the app's server entry and knows nothing else of it.",
    { path: '^bff-' },
    { path: '^web-', pathNot: String.raw`^web-(resident|admin)/src/entry-server\.tsx$` },
  ),

  // What may reach a browser.
  rule(
    'web-never-a-bff',
    'A web app speaks to its BFF over the contract, never by import.',
    { path: '^web-' },
    { path: '^bff-' },
  ),
  rule(
    'web-opens-core-by-rules',
    '@portal/core/<room>/rules is the door of core for web apps, beside the text engine: the rest would pull the database along.',
    // The gallery and component tests run on this machine, with the server's texts.
    { path: '^web-[a-z]+/', pathNot: `^web-ui/gallery/|${tests}` },
    {
      path: '^core/',
      pathNot: String.raw`^core/src/([^/]+/[^/]+/rules|platform/texts/text-engine)\.ts$`,
    },
  ),
  rule(
    'web-reads-contract-types-only',
    'A browser needs the generated types and the client of the contract; its schemas take 21 kB and stay on the server.',
    // The apps' build runs on this machine and includes the published document.
    { path: '^web-', pathNot: '^web-ui/vite-app' },
    {
      path: '^openapi/',
      pathNot: String.raw`^openapi/(operation\.ts|generated/(resident|admin)(\.gen\.d\.ts|-client/[\w-]+\.gen\.ts))$`,
    },
  ),
  rule(
    'web-calls-operations',
    'Screens call the API by its operations (web-ui/src/api), never by paths: how a request is sent is known there alone.',
    { path: '^web-[a-z]+/src/', pathNot: '^web-ui/src/api/' },
    { path: npm('openapi-fetch') },
  ),
  rule(
    'web-stays-light',
    'Validators and server frameworks stay out of browsers (at most 118 kB of script on "/").',
    { path: '^web-[a-z]+/src/' },
    { path: npm('zod', 'hono', '@hono', 'drizzle-orm', 'react-i18next') },
  ),

  // Inside core.
  rule(
    'features-meet-at-doors',
    "A room opens another's index.ts, tables (*.sql.ts), rules.ts or searchable.ts; its other files are its own.",
    {
      path: '^core/src/([^/]+/[^/]+)/',
      pathNot: [tests, '^core/src/platform/(kernel|database)/'],
    },
    // All features build on kernel and database; any file of those may be imported.
    {
      path: '^core/src/[^/]+/[^/]+/',
      pathNot: String.raw`^core/src/($1|platform/(kernel|database))/|/index\.ts$|\.sql\.ts$|/(rules|searchable)\.ts$`,
    },
  ),
  ...wings
    .slice(0, -1)
    .map((wing, floor) =>
      rule(
        `${wing}-on-its-floor`,
        `core/src is built in wings, one above the other: ${wings.join(', ')}. What ${wing} needs from above moves down.`,
        { path: `^core/src/${wing}/`, pathNot: tests },
        { path: `^core/src/(${wings.slice(floor + 1).join('|')})/` },
      ),
    ),
  rule(
    'kernel-below-features',
    'The kernel and the database carry the features and know none.',
    { path: '^core/src/platform/(kernel|database)/', pathNot: tests },
    {
      path: '^core/src/[^/]+/',
      pathNot: '^core/src/platform/(kernel|database)/',
      dependencyTypesNot: ['type-only', 'type-import'],
    },
  ),
  rule(
    'rules-are-pure',
    'Rules run in browsers too: nothing they reach may come from npm, Node, or a table.',
    { path: String.raw`^core/src/[^/]+/[^/]+/rules\.ts$` },
    {
      reachable: true,
      path: String.raw`node_modules/|\.sql\.ts$|^core/src/platform/database/|^(node:)?(fs|path|crypto|os|url|buffer|stream|util|http|https|net|tls|zlib)$`,
    },
  ),
  rule(
    'rules-meet-rules',
    "A feature's rules lean on its own files, on others' rules and on the kernel.",
    { path: String.raw`^core/src/([^/]+/[^/]+)/rules\.ts$` },
    { pathNot: String.raw`/rules\.ts$|^core/src/($1|platform/kernel)/` },
  ),

  // Inside a web app.
  ...wings.map((wing, floor) =>
    rule(
      `web-${wing}-on-its-floor`,
      'Features of a web app stand in core’s wings and import only from their own wing and those below; what needs more is put together by a route.',
      { path: `^(web-[a-z]+)/src/features/${wing}/` },
      { path: `^$1/src/features/(${[...wings.slice(floor + 1), 'shell'].join('|')})/` },
    ),
  ),
  rule(
    'web-parts-below-features',
    'Parts are what features are made of, and know none.',
    { path: '^(web-[a-z]+)/src/parts/' },
    { path: '^$1/src/features/' },
  ),
  rule(
    'web-routes-on-top',
    'Routes put features together; features and parts know no route.',
    { path: '^(web-[a-z]+)/src/(features|parts)/', pathNot: tests },
    { path: '^$1/src/routes/' },
  ),

  // Everywhere.
  rule(
    'no-circle',
    'Two files that need each other are one file, or three.',
    {},
    { circular: true },
  ),
  rule(
    'no-test-imported',
    'No module depends on a test.',
    {},
    { path: String.raw`\.(test|e2e)\.tsx?$` },
  ),
]
