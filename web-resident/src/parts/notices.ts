import type { TextKey } from '@portal/core/texts/rules'

type NameIn<Key> = Key extends `Notice.${infer Name}` ? Name : never

/** Each has its text `Notice.<name>`. */
export type NoticeName = NameIn<TextKey>

/** Notices with `redirectto`, the page to return to. */
const leadingBack = ['login-needed', 'for-organizations-only', 'for-people-only'] as const

export const leadsBack = (name: NoticeName): boolean => leadingBack.some((one) => one === name)

/** A possible name; one without a text is not shown (notice.tsx). */
export const noticeNamed = (name: unknown): NoticeName | undefined =>
  // The texts decide whether it exists, so that no page carries the list.
  /^[a-z-]+$/.test(String(name)) ? (name as NoticeName) : undefined
