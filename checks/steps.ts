/** A script for Node that prints its findings and exits with 0 if there are none. */
export interface Step {
  readonly name: string
  /** What a passing step guarantees; shown when it fails. */
  readonly holds: string
  readonly run: readonly [script: string, ...args: string[]]
  /** Runs for `--fix`, if the tool can repair. */
  readonly fix?: readonly [script: string, ...args: string[]]
}

const oxfmt = 'node_modules/oxfmt/bin/oxfmt'
const oxlint = 'node_modules/oxlint/bin/oxlint'

/** What did not change since the last run is not checked again. */
const tsc = [
  'node_modules/typescript/bin/tsc',
  '--noEmit',
  '--pretty',
  'false',
  '--incremental',
] as const

/** All checks of `npm run check`, slowest first, so that none runs alone at the end. */
export const steps: readonly Step[] = [
  {
    name: 'unit',
    holds: 'pure rules do what their tests say',
    run: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter', 'dot'],
  },
  {
    name: 'types',
    holds: 'the whole repository compiles under the strict settings of tsconfig.json',
    run: [...tsc, '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  },
  {
    // A program knows one router (TanStack's Register), so the staff app is a separate one.
    name: 'types-admin',
    holds: 'the staff app and its BFF compile under the same settings',
    run: [
      ...tsc,
      '--project',
      'web-admin',
      '--tsBuildInfoFile',
      'node_modules/.cache/types-admin.tsbuildinfo',
    ],
  },
  {
    // A service worker has other globals than a page.
    name: 'types-worker',
    holds: 'the resident app’s service worker compiles under the same settings',
    run: [
      ...tsc,
      '--project',
      'web-resident/worker',
      '--tsBuildInfoFile',
      'node_modules/.cache/types-worker.tsbuildinfo',
    ],
  },
  {
    name: 'lint',
    holds: 'no rule of .oxlintrc.jsonc is broken',
    run: [oxlint],
    fix: [oxlint, '--fix'],
  },
  {
    name: 'contract',
    holds: 'the OpenAPI documents and their types are what openapi/src emits',
    run: ['openapi/check-drift.ts'],
    fix: ['openapi/emit.ts'],
  },
  {
    name: 'redocly',
    holds: 'both OpenAPI documents are well formed (redocly.yaml)',
    run: ['openapi/node_modules/@redocly/cli/bin/cli.js', 'lint', 'resident', 'admin'],
  },
  {
    name: 'rulesets',
    holds:
      'both documents keep the rules of OWASP and of the Dutch API standard (openapi/rulesets)',
    run: ['openapi/check-rulesets.ts'],
  },
  {
    name: 'released',
    holds: 'no client of the released documents breaks (openapi/released)',
    run: ['openapi/check-breaking.ts'],
  },
  {
    name: 'unused',
    holds: 'every file, export and dependency is used (knip.jsonc)',
    run: ['node_modules/knip/bin/knip.js', '--no-progress'],
  },
  {
    name: 'walls',
    holds: 'imports respect the walls between packages and features (checks/walls/rules.ts)',
    run: ['checks/walls/check-walls.ts'],
  },
  {
    name: 'routes',
    holds: 'the route trees of both web apps are what their route files say',
    run: ['checks/routes/check-routes.ts'],
    fix: ['checks/routes/check-routes.ts', '--fix'],
  },
  {
    name: 'house',
    holds: 'names, lengths, reasons and texts follow the house rules (checks/house)',
    run: ['checks/house/check-house.ts'],
  },
  {
    name: 'operations',
    holds: 'an operation has one name from the contract to the screen (checks/operations)',
    run: ['checks/operations/check-operations.ts'],
  },
  {
    name: 'format',
    holds: 'files are formatted by oxfmt (npm run check -- --fix formats them)',
    run: [oxfmt, '--list-different'],
    fix: [oxfmt],
  },
]
