/** Of the spec (resident section 6, admin section 3.9). */
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
  // Unnamed in the spec (resident section 9): a city turns it on when it moves in.
  EnableOldAutopayNotice: false,
  // Ours: staff without a second factor set one up at their next request.
  RequireStaffSecondFactor: false,
} as const satisfies Record<string, boolean>

export type FlagName = keyof typeof flagDefaults
export type Flags = Readonly<Record<FlagName, boolean>>

/** In the spec's order. */
// Object.keys loses the constant's literal keys.
export const flagNames = Object.keys(flagDefaults) as FlagName[]

/** Stored values over the defaults; ignores removed names. */
export function flagsOf(stored: Readonly<Record<string, boolean>>): Flags {
  const flags: Record<FlagName, boolean> = { ...flagDefaults }
  for (const name of flagNames) flags[name] = stored[name] ?? flags[name]
  return flags
}
