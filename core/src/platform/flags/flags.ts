/** Every feature flag of the spec (resident section 6, admin section 3.9) with its default. */
export const flagDefaults = {
  EnableCORE: true,
  EnableACHAutopay: true,
  EnableDelinquentBillingNotifications: true,
  EnableLPI: true,
  EnableWaterBillHistoryPage: true,
  EnableBoardsAndCommissions: true,
  EnablePopularServices: true,
  EnableWaterBillRedesign: true,
  EnableUserAdminMenuV2: true,
  // The spec has this one without a name (resident section 9): a city switches it on when it moves in.
  EnableOldAutopayNotice: false,
} as const satisfies Record<string, boolean>

export type FlagName = keyof typeof flagDefaults
export type Flags = Readonly<Record<FlagName, boolean>>

/** All flag names, in the order of the spec. */
// Object.keys forgets the literal names that the constant above has.
export const flagNames = Object.keys(flagDefaults) as FlagName[]

/** The flags in force: stored values over the defaults; names that no longer exist are ignored. */
export function flagsOf(stored: Readonly<Record<string, boolean>>): Flags {
  const flags: Record<FlagName, boolean> = { ...flagDefaults }
  for (const name of flagNames) flags[name] = stored[name] ?? flags[name]
  return flags
}
