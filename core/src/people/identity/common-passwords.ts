import { dictionary } from '@zxcvbn-ts/language-common'

const refused = 10_000

const common = new Set(
  dictionary['passwords-common'].slice(0, refused).map((password) => password.toLowerCase()),
)

/** What guessing programs add around a common word, such as "Password1!". */
const trimmings = /^[^\p{L}]{0,4}|[^\p{L}]{0,4}$/gu

/** Whether a password is common, in any case or with such additions. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return common.has(lower) || common.has(lower.replaceAll(trimmings, ''))
}
