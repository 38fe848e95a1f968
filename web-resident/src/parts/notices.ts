import type { TextKey } from '@portal/core/texts/rules'

type NameIn<Key> = Key extends `Notice.${infer Name}` ? Name : never

/** A notice that an address may ask for: each has its text `Notice.<name>`. */
export type NoticeName = NameIn<TextKey>

/** Notices that say how to open the page that was asked for: their address carries it as `redirectto`. */
const leadingBack = ['login-needed', 'for-organizations-only', 'for-people-only'] as const

/** Whether a notice says how to come back to what was asked for. */
export const leadsBack = (name: NoticeName): boolean => leadingBack.some((one) => one === name)

/** What may be the name of a notice; one without a text is not shown (notice.tsx). */
export const noticeNamed = (name: unknown): NoticeName | undefined =>
  // Whether it is one is known where the texts are, so that no page carries the list.
  /^[a-z-]+$/.test(String(name)) ? (name as NoticeName) : undefined
