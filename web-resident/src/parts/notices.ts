import type { TextKey } from '@portal/core/rules'

type NameIn<Key> = Key extends `Notice.${infer Name}` ? Name : never

/** A notice that an address may ask for: each has its text `Notice.<name>`. */
export type NoticeName = NameIn<TextKey>

/** What may be the name of a notice; one without a text is not shown (notice.tsx). */
export const noticeNamed = (name: unknown): NoticeName | undefined =>
  // Whether it is one is known where the texts are, so that no page carries the list.
  /^[a-z-]+$/.test(String(name)) ? (name as NoticeName) : undefined
