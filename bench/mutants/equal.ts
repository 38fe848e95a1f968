/** Equivalent mutants of the sample, each with its reason. */
export const equal: readonly { readonly id: string; readonly why: string }[] = [
  {
    id: "core/src/money/billing-import/staged-rows.ts: sql boolean: true => false in: export const joinByHash = sql`select set_config('enable_nestloop', 'off', true)`",
    why: 'The setting outlives its transaction on that connection: the planner joins in another way, and finds the same rows.',
  },
  {
    id: 'core/src/money/payments/assess.ts: number: 5 => 6 in: const tries = 5',
    why: 'It bounds how often a step is tried again beside others: one more changes nothing that ends.',
  },
]
