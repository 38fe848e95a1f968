import { dictionary } from '@zxcvbn-ts/language-common'

/** How many of the most common ones are refused. */
const refused = 10_000

const common = new Set(
  dictionary['passwords-common'].slice(0, refused).map((password) => password.toLowerCase()),
)

/** What guessing programs try around a common word, such as "Password1!". */
const trimmings = /^[^\p{L}]{0,4}|[^\p{L}]{0,4}$/gu

/** Whether a password is one of the 10,000 most common, whatever its case, or one with the usual trimmings. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return common.has(lower) || common.has(lower.replaceAll(trimmings, ''))
}
