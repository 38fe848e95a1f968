import { z } from '@hono/zod-openapi'
import {
  bldsStatuses,
  permitDisciplines,
  permitLimits,
  permitStateNames,
} from '@portal/core/permits/rules'
import { binary, csv, json, LanguageHeader, operations, orNull, problem } from '../../contract.ts'
import { PermitParams } from './permit-params.ts'

const text = z.string().max(permitLimits.name)
const degrees = (most: number) => z.coerce.number().min(-most).max(most)
const latitude = degrees(90).openapi({ description: 'Degrees north, WGS 84.' })
const longitude = degrees(180).openapi({ description: 'Degrees east, WGS 84.' })
const day = z.iso.date()
const dayOrNull = day.nullable()

const FoundPermit = z
  .strictObject({
    ApplicationNumber: z.string().openapi({ description: 'Eight digits.', example: '00001387' }),
    ApplicationYear: z.string().openapi({ description: 'Two digits.', example: '26' }),
    StreetNumber: z.string(),
    StreetName: z.string(),
    StreetSuffix: z.string(),
    Name: z.string().openapi({
      description: 'The owner. Empty where the city does not publish names.',
    }),
    year: z.int().openapi({ description: 'Four digits.' }),
    number: z.int(),
    kind: z.string().openapi({ example: 'Roof' }),
    appliedOn: day,
    status: z.string(),
    latitude: z.number().nullable().openapi({ description: 'Degrees, WGS 84.' }),
    longitude: z.number().nullable(),
  })
  .openapi('FoundPermit')

const OutputParms = z.strictObject({
  ErrorCode: z.string().openapi({ description: '`0000`; `0001` if there is no such permit.' }),
  Parcel: z.string(),
  ApplicationDate: z.string().openapi({
    description:
      'MMDDYY. The year is the latest that is not in the future; `permit.appliedOn` has it whole.',
    example: '102826',
  }),
  EstimatedValue: z
    .string()
    .openapi({ description: 'Dollars, nine digits.', example: '000012500' }),
  TenantName: z.string(),
  TenantNumber: z.string(),
  ZoneDesc: z.string(),
  Address: z.string(),
  Owner: z.string(),
  ApplicationType: z.string(),
  SquareFootage: z.string().openapi({ description: 'Seven digits.', example: '0000640' }),
  ApplicationStatus: z.string(),
  ContractorName: z.string(),
})

const Review = z.strictObject({
  discipline: z.enum(permitDisciplines),
  round: z.int().openapi({ description: '1 is the first version of the application.' }),
  result: z.enum(['waiting', 'approved', 'corrections']),
  reviewer: z.string().nullable(),
  comment: z.string(),
  startedOn: day,
  doneOn: dayOrNull,
})

const Inspection = z.strictObject({
  code: z.string(),
  result: z.enum(['booked', 'passed', 'failed']),
  day,
  window: z.enum(['morning', 'afternoon']),
  inspector: z.string().nullable(),
  comment: z.string(),
})

const Permit = z
  .strictObject({
    year: z.int(),
    number: z.int(),
    kind: z.string(),
    state: z.enum(permitStateNames),
    description: z.string(),
    conditions: z.string().nullable(),
    contractorLicense: z.string(),
    street: z.string().openapi({ description: 'Without number and suffix.' }),
    latitude: z.number().nullable().openapi({ description: 'Degrees, WGS 84.' }),
    longitude: z.number().nullable(),
    appliedOn: day,
    issuedOn: dayOrNull,
    expiresOn: dayOrNull.openapi({ description: 'The last day on which work may go on.' }),
    closedOn: dayOrNull,
    reviewedOn: dayOrNull,
    paidOn: dayOrNull,
    reason: z.string().openapi({ description: 'For its state, if staff gave one.' }),
    reviews: z.array(Review),
    fees: z.array(
      z.strictObject({
        name: z.string(),
        rule: z.string().openapi({ description: 'The fee schedule’s line that it follows.' }),
        amount: z.number().openapi({ description: 'Dollars.' }),
      }),
    ),
    planned: z.array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        isFinal: z.boolean(),
        hasPassed: z.boolean(),
      }),
    ),
    inspections: z.array(Inspection).openapi({ description: 'The latest first.' }),
  })
  .openapi('Permit')

export const permits = operations('Permits', {
  searchContractors: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/contractors',
    summary: 'Find contractors with a city license',
    request: {
      query: z.object({
        text: text.openapi({ description: 'The beginning of a number, or a part of a name.' }),
      }),
    },
    responses: {
      200: json(
        z
          .array(
            z
              .strictObject({
                number: z.string(),
                name: z.string(),
                isValid: z.boolean().openapi({ description: 'Today.' }),
                trades: z.array(z.string()).openapi({
                  description:
                    'In the reader’s language. Empty: not recorded, which fits all work.',
                }),
              })
              .openapi('FoundContractor'),
          )
          .max(8),
        'Valid licenses first. Empty for less than two characters.',
      ),
    },
  },

  searchPermits: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/permits/search',
    summary: 'Find permits at an address, on a parcel, or of an owner',
    request: {
      headers: LanguageHeader,
      query: z.object({
        streetNumber: z
          .string()
          .regex(/^\d{0,6}$/)
          .default(''),
        streetName: text.default('').openapi({
          description: 'Its beginning. Case, accents and apostrophes do not matter.',
        }),
        parcelNumber: z.string().max(40).default(''),
        ownerName: z
          .union([z.literal(''), text.min(permitLimits.shortestName)])
          .default('')
          .openapi({
            description: 'The beginnings of its words.',
          }),
      }),
    },
    responses: {
      200: json(
        z.array(FoundPermit).max(permitLimits.found),
        'By address or the newest first, at most 100. Empty if nothing was asked for.',
      ),
      403: problem('Permits.NamesNotSearched: the city does not publish names.'),
      429: problem('Auth.TooManyAttempts, with Retry-After: too many names.'),
    },
  },

  listPermitsInView: {
    access: 'anyone',
    method: 'get',
    path: '/permits/map',
    summary: 'List the permits in a part of the map',
    request: {
      headers: LanguageHeader,
      query: z.object({ south: latitude, west: longitude, north: latitude, east: longitude }),
    },
    responses: {
      200: json(
        z
          .strictObject({
            isCut: z.boolean().openapi({ description: 'There are more: ask for a smaller part.' }),
            permits: z
              .array(
                z.strictObject({
                  year: z.int(),
                  number: z.int(),
                  kind: z.string().openapi({ example: 'Roof' }),
                  status: z.string(),
                  address: z.string(),
                  latitude: z.number(),
                  longitude: z.number(),
                }),
              )
              .max(permitLimits.found),
          })
          .openapi('PermitsInView'),
        'The newest first, at most 100. No names of people.',
      ),
      400: problem('Error.InvalidInput: the box has no area.'),
    },
  },

  getPermit: {
    access: 'anyone',
    method: 'get',
    path: '/permits/{year}/{number}',
    summary: 'Get a permit',
    request: { headers: LanguageHeader, params: PermitParams },
    responses: {
      200: json(
        z.strictObject({ OutputParms, permit: orNull(Permit) }),
        'As the office’s earlier system answers, and what the permit’s page shows. `permit` is null if `ErrorCode` is not `0000`.',
      ),
    },
  },

  getPermitDocument: {
    access: 'anyone',
    method: 'get',
    path: '/permits/{year}/{number}/pdf',
    summary: 'Get an issued permit as PDF',
    request: {
      params: PermitParams,
      query: z.object({
        lng: z.enum(['en', 'es']).optional().openapi({ description: 'Default: English.' }),
      }),
    },
    responses: {
      200: {
        description: 'To be posted at the work site.',
        content: { 'application/pdf': { schema: binary } },
      },
      404: problem('Permits.NoDocument: unknown, not issued yet, or not good any more.'),
    },
  },

  exportPermits: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/open-data/permits.csv',
    summary: 'Download all permits as open data',
    description: `The fields of the Building & Land Development Specification. \`StatusCurrentMapped\` is one of: ${bldsStatuses.join(', ')}.`,
    request: {},
    responses: {
      200: {
        description: 'The newest first. No names of people.',
        content: { 'text/csv': { schema: csv } },
      },
    },
  },

  exportPermitContractors: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/open-data/permit-contractors.csv',
    summary: 'Download the contractors of all permits as open data',
    request: {},
    responses: {
      200: {
        description:
          'One for each permit that names a license, the oldest first, by `PermitNum`. No addresses, phones or emails.',
        content: { 'text/csv': { schema: csv } },
      },
    },
  },

  exportPermitHistory: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/open-data/permit-history.csv',
    summary: 'Download the status history of all permits as open data',
    request: {},
    responses: {
      200: {
        description: 'The oldest first, by `PermitNum` of the permits. No names of people.',
        content: { 'text/csv': { schema: csv } },
      },
    },
  },

  exportPermitInspections: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/open-data/permit-inspections.csv',
    summary: 'Download all inspections of permits as open data',
    request: {},
    responses: {
      200: {
        description: 'The oldest first, by `PermitNum` of the permits. No names of people.',
        content: { 'text/csv': { schema: csv } },
      },
    },
  },
})
