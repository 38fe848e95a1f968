/** Why somebody arrives at the sign-in; each has its text `Staff.<name>`. */
const notices = ['logged-out', 'session-ended', 'login-needed'] as const

export type LoginNotice = (typeof notices)[number]

/** The notice of this name; anything else asks for none. */
export const loginNoticeNamed = (name: unknown): LoginNotice | undefined =>
  notices.find((notice) => notice === name)
