import type { CircleLink } from '../../platform/city/rules.ts'
import { required, type ValidationError } from '../../platform/kernel/validation.ts'

/** Characters; how many fit below the search of the home page. */
export const circleLimits = { text: 30, address: 300, links: 8 } as const

/** A path, of the website or of this portal, or the whole address of another site. */
function isAddress(text: string): boolean {
  if (text.startsWith('/'))
    return !text.startsWith('//') && URL.canParse(text, 'https://city.example')
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}

export const circleLinkErrors = ({
  text,
  textEs,
  address,
}: CircleLink): readonly ValidationError[] => [
  ...required('text', text),
  ...required('textEs', textEs),
  ...required('address', address),
  ...(address.trim() === '' || isAddress(address.trim())
    ? []
    : [{ field: 'address', kind: 'Invalid' as const }]),
]
