/** Roles that an administrator grants; the administrator's own is the Admin flag (spec, admin section 6). */
export const grantableRoles = [
  'caseWorker',
  'finance',
  'contentEditor',
  'viewer',
  'auditor',
] as const

export type GrantableRole = (typeof grantableRoles)[number]

/** What a member of staff works on; one person can have several roles. */
export const staffRoles = ['administrator', ...grantableRoles] as const

export type StaffRole = (typeof staffRoles)[number]

/** The roles of a person, the administrator's first; none for everyone else than staff. */
export const rolesOf = ({
  isAdmin,
  roles = [],
}: {
  readonly isAdmin: boolean
  readonly roles?: readonly GrantableRole[]
}): readonly StaffRole[] => (isAdmin ? ['administrator', ...roles] : roles)
