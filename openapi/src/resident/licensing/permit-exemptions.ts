import { z } from '@hono/zod-openapi'
import { contractorTrades } from '@portal/core/licenses/rules'
import { permitDisciplines, permitOptions, propertyTypes } from '@portal/core/permits/rules'
import { binary, json, LanguageHeader, operations, orNull, problem } from '../../contract.ts'

const asked = {
  key: z.string().openapi({ description: 'Of the answer.', example: 'area' }),
  text: z.string().openapi({ description: 'The question, in the reader’s language.' }),
}

const NeedQuestion = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('atMost'),
        ...asked,
        unit: z.string(),
        most: z.number().openapi({ description: 'No permit is needed up to this.' }),
      })
      .openapi('NeedNumber'),
    z
      .strictObject({ kind: z.literal('is'), ...asked, answer: z.enum(['yes', 'no']) })
      .openapi('NeedYesNo'),
  ])
  .openapi('NeedQuestion')

const NeedFee = z
  .strictObject({
    isLeast: z.boolean().openapi({ description: 'Units are missing: it is at least this.' }),
    total: z.number().openapi({ description: 'Dollars.' }),
    source: z.string().openapi({ description: 'The ordinance that sets it.' }),
    fromDay: z.iso.date(),
    lines: z.array(
      z.strictObject({
        name: z.string(),
        amount: z.number().openapi({ description: 'Dollars.' }),
      }),
    ),
    asks: z.array(z.strictObject({ answer: z.string(), unit: z.string() })).openapi({
      description: 'What the fee counts; send it as `units`.',
    }),
  })
  .openapi('NeedFee')

const lng = z.enum(['en', 'es']).optional().openapi({ description: 'Default: English.' })

export const permitExemptions = operations('PermitExemptions', {
  getPermitGuide: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/permit-guides/{guide}',
    summary: 'Get the guide to a permit as PDF',
    request: {
      params: z.object({
        guide: z
          .enum(['newResidential', 'newCommercial', 'remodel'])
          .openapi({ param: { name: 'guide', in: 'path' } }),
      }),
      query: z.object({ lng }),
    },
    responses: {
      200: {
        description: 'What to send, the reviews, inspections and fees of today.',
        content: { 'application/pdf': { schema: binary } },
      },
    },
  },

  getPermitNeed: {
    access: 'anyone',
    method: 'get',
    path: '/permit-need',
    summary: 'Find out whether work needs a permit',
    description:
      'No permit is needed if there is an exemption and the answers to all of its questions are as it says.',
    request: {
      headers: LanguageHeader,
      query: z.object({
        propertyType: z.enum(propertyTypes),
        option: z
          .union([z.literal(''), z.enum(permitOptions)])
          .default('')
          .openapi({ description: 'Empty for a new building.' }),
        units: z
          .string()
          .max(200)
          .regex(/^(?:[a-z][a-zA-Z0-9]{0,39}:\d{1,9}(?:\.\d{1,2})?(?:,|$))*$/)
          .default('')
          .openapi({ description: 'What the fee counts.', example: 'squares:24' }),
      }),
    },
    responses: {
      200: json(
        z
          .strictObject({
            today: z.iso.date().openapi({ description: 'In the city.' }),
            kind: z.string().openapi({ example: 'shed' }),
            name: z.string(),
            disciplines: z.array(z.enum(permitDisciplines)),
            inspections: z.array(z.string()),
            needsContractor: z.boolean(),
            trades: z.array(z.enum(contractorTrades)).openapi({
              description: 'A contractor needs one of them. Empty: any contractor.',
            }),
            typicalDays: z.int().nullable().openapi({
              description: 'Half of the last ones were issued within so many days.',
            }),
            exemption: orNull(
              z
                .strictObject({
                  rule: z.string().openapi({ description: 'Quoted.' }),
                  source: z.string(),
                  fromDay: z.iso.date(),
                  questions: z.array(NeedQuestion),
                })
                .openapi('NeedExemption'),
            ).openapi({ description: 'Null: always needs a permit.' }),
            fee: orNull(NeedFee).openapi({ description: 'Null: none is set today.' }),
          })
          .openapi('PermitNeed'),
        'By the rules and fees in force today.',
      ),
      404: problem('PermitNeed.NoOption: not offered for this property.'),
    },
  },
})
