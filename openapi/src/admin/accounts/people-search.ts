import { z } from '@hono/zod-openapi'
import { maxFoundPeople, maxFoundPermits, maxTermLength } from '@portal/core/people-search/rules'
import { permitStateNames } from '@portal/core/permits/rules'
import { json, LanguageHeader, operations } from '../../contract.ts'
import { jsonBody } from '../../shared/user.ts'

const FoundPerson = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(['person', 'organization']),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    language: z.enum(['en', 'es']).nullable(),
    isVerified: z.boolean(),
    isStaff: z.boolean(),
  })
  .openapi('FoundPerson')

const FoundRecord = z
  .strictObject({
    kind: z.enum(['request', 'payment', 'account']),
    label: z.string().openapi({ description: 'Its number.' }),
    title: z.string(),
    href: z.string().openapi({ description: 'Path in the staff app.' }),
  })
  .openapi('FoundRecord')

const FoundPeople = z
  .strictObject({
    hits: z.array(FoundRecord).openapi({
      description:
        'Records with exactly this number that you may see, and requests that a guest sent from exactly this email address.',
    }),
    people: z.array(FoundPerson).max(maxFoundPeople).openapi({ description: 'Best match first.' }),
    hasMore: z.boolean().openapi({ description: 'More people match.' }),
    corrected: z.string().nullable().openapi({
      description: 'The words that were searched instead of misspelled ones.',
    }),
  })
  .openapi('FoundPeople')

const FoundPermit = z
  .strictObject({
    id: z.uuid(),
    year: z.int(),
    number: z.int(),
    kind: z.string().openapi({ description: 'In the reader’s language.' }),
    state: z.enum(permitStateNames),
    ownerName: z.string(),
    address: z.string(),
  })
  .openapi('FoundPermit')

export const peopleSearch = operations('People', {
  findPeople: {
    access: 'staff',
    weight: 'light',
    // The text is personal data: not in an address, which is logged.
    method: 'post',
    path: '/people/search',
    summary: 'Find people, organizations, and the record with a number',
    request: {
      headers: LanguageHeader,
      ...jsonBody(
        z.strictObject({
          text: z.string().max(maxTermLength).openapi({
            description:
              'Name, email, phone, address, or the number of a request, payment or water account.',
          }),
        }),
      ),
    },
    responses: {
      200: json(FoundPeople, 'What was found.'),
    },
  },

  findPermits: {
    access: 'staff',
    weight: 'light',
    // The text can name a person: not in an address, which is logged.
    method: 'post',
    path: '/permits/search',
    summary: 'Find permits by number, address, owner, applicant or license',
    request: {
      headers: LanguageHeader,
      ...jsonBody(z.strictObject({ text: z.string().max(maxTermLength) })),
    },
    responses: {
      200: json(z.array(FoundPermit).max(maxFoundPermits), 'The newest first.'),
    },
  },
})
