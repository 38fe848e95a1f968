/** Notices that an address may ask for, each with its text `Notice.<name>`. */
const notices = [
  'unknown-page',
  'unknown-record',
  'unknown-service',
  'login-needed',
  'email-confirmed',
  'link-expired',
  'password-changed',
  'logged-out',
  'acts-personally',
  'acts-for-organization',
  'switch-failed',
  'success-delete-account',
  'provider-failed',
  'provider-no-email',
  'provider-email-in-use',
] as const

export type NoticeName = (typeof notices)[number]

/** The notice of this name; anything else asks for none. */
export const noticeNamed = (name: unknown): NoticeName | undefined =>
  notices.find((notice) => notice === name)
