/** Mutants of the sample that change nothing which a test could see, each with the reason. */
export const equal: readonly { readonly id: string; readonly why: string }[] = [
  {
    id: "core/src/billing/import/staged-rows.ts: sql boolean: true => false in: export const joinByHash = sql`select set_config('enable_nestloop', 'off', true)`",
    why: 'The setting outlives its transaction on that connection: the planner joins in another way, and finds the same rows.',
  },
]
