/** Reasons for the login page; each has its text `Staff.<name>`. */
const notices = ['logged-out', 'session-ended', 'login-needed'] as const

export type LoginNotice = (typeof notices)[number]

export const loginNoticeNamed = (name: unknown): LoginNotice | undefined =>
  notices.find((notice) => notice === name)
