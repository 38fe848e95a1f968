import type { CircleLink } from '../../platform/city/rules.ts'
import { required, type ValidationError } from '../../platform/kernel/validation.ts'

/** Characters; how many fit below the search of the home page. */
export const circleLimits = { id: 40, text: 30, address: 300, links: 8 } as const

/** The id of a link that is being added; it gets one of its own once it is kept. */
export const newLink = 'new'

/** The names of a link's fields in forms and errors. */
export const circleField = (id: string, field: keyof CircleLink): string => `link.${id}.${field}`

/** A path, of the website or of this portal, or the whole address of another site. */
function isAddress(text: string): boolean {
  if (text.startsWith('/'))
    return !text.startsWith('//') && URL.canParse(text, 'https://city.example')
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}

const addressErrors = ({ id, address }: CircleLink): readonly ValidationError[] =>
  address.trim() === '' || isAddress(address.trim())
    ? []
    : [{ field: circleField(id, 'address'), kind: 'Invalid' }]

export const circleLinkErrors = (link: CircleLink): readonly ValidationError[] => [
  ...(['text', 'textEs', 'address'] as const).flatMap((field) =>
    required(circleField(link.id, field), link[field]),
  ),
  ...addressErrors(link),
]
