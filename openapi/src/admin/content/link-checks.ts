import { z } from '@hono/zod-openapi'
import { languages } from '@portal/core/kernel/rules'
import { linkLimits, linkOutcomes, linkPlaces, linkProblems } from '@portal/core/link-checks/rules'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const found = {
  problem: z.enum(linkProblems),
  seen: z.string().openapi({ description: 'What was found instead, such as a status.' }),
}
const missing = problem('BrokenLinks.NotFound: no published text has this link any more.')

export const linkChecks = operations('Links', {
  listBrokenLinks: {
    access: 'staff',
    method: 'get',
    path: '/broken-links',
    summary: 'List the links in published content that do not work',
    responses: {
      200: json(
        z
          .array(
            z
              .strictObject({
                id: z.uuid(),
                address: z.string(),
                ...found,
                failedSince: z.iso.datetime(),
                checkedAt: z.iso.datetime(),
                ignored: z
                  .strictObject({
                    at: z.iso.datetime(),
                    by: z
                      .string()
                      .nullable()
                      .openapi({ description: 'Null: no longer on the staff.' }),
                  })
                  .nullable()
                  .openapi({ description: 'Who says that it works.' }),
                places: z
                  .array(
                    z.strictObject({
                      place: z.enum(linkPlaces),
                      title: z.string(),
                      path: z.string().openapi({ description: 'Of its editor in the staff app.' }),
                      languages: z
                        .array(z.enum(languages))
                        .max(languages.length)
                        .openapi({ description: 'That have the link; none: it has no language.' }),
                    }),
                  )
                  .max(linkLimits.places)
                  .openapi({ description: 'The published texts that have it.' }),
              })
              .openapi('BrokenLink'),
          )
          .max(linkLimits.listed),
        'Broken for longest first; those that staff say work come last.',
      ),
    },
  },

  checkBrokenLink: {
    access: 'staff',
    method: 'post',
    path: '/broken-links/{id}/check',
    summary: 'Check a link again now',
    request: { params: IdParams },
    responses: {
      200: json(
        z
          .strictObject({
            outcome: z
              .enum(linkOutcomes)
              .openapi({ description: '`unknown`: the website turned the check away.' }),
            problem: found.problem.optional(),
            seen: found.seen.optional(),
          })
          .openapi('LinkCheck'),
        'What was found. A link that works leaves the list.',
      ),
      404: missing,
    },
  },

  ignoreBrokenLink: {
    access: 'staff',
    method: 'post',
    path: '/broken-links/{id}/ignore',
    summary: 'Say that a link works, or that it should be listed again',
    request: { params: IdParams, ...jsonBody(z.strictObject({ isIgnored: z.boolean() })) },
    responses: { 200: json(Success, 'Changed.'), 404: missing },
  },
})
