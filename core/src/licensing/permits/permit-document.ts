import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { dayText } from '../../platform/kernel/format.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import type { Letter } from '../../platform/pdf/index.ts'
import { say } from '../../platform/texts/index.ts'
import {
  permitHref,
  type PermitNumber,
  permitNumberText,
  readPermitNumber,
} from './permit-number.ts'
import { permitKinds, permits } from './permits.sql.ts'

interface IssuedPermit extends PermitNumber, Record<string, unknown> {
  readonly kind: string
  readonly address: string
  readonly description: string
  readonly parcelNumber: string | null
  readonly contractor: string
  readonly conditions: string | null
  readonly issuedOn: string
  readonly expiresOn: string | null
  readonly inspections: readonly string[]
}

/** To be posted at the work site. `portalUrl`: where anyone checks it. */
export function permitLetter(context: Context, permit: IssuedPermit, portalUrl: string): Letter {
  const { city, clock, language } = context
  const number = permitNumberText(permit)
  const day = (text: string): string => dayText(text, language)
  return {
    language,
    title: say(context, 'Permits.DocumentTitle'),
    letterhead: {
      name: say(context, 'Util.CityOf', { city: city.name }),
      lines: [city.address.line1, city.address.line2, city.phone],
    },
    madeAt: clock.now(),
    footer: say(context, 'Permits.DocumentFooter', { number }),
    blocks: [
      { kind: 'highlight', name: permit.kind, value: number },
      {
        kind: 'rows',
        rows: [
          [say(context, 'Permits.Address'), permit.address],
          [say(context, 'Permits.Work'), permit.description],
          ...(permit.parcelNumber
            ? ([[say(context, 'Permits.Parcel'), permit.parcelNumber]] as const)
            : []),
          ...(permit.contractor
            ? ([[say(context, 'Permits.Contractor'), permit.contractor]] as const)
            : []),
          [say(context, 'Permits.DocumentIssued'), day(permit.issuedOn)],
          ...(permit.expiresOn
            ? ([[say(context, 'Permits.DocumentUntil'), day(permit.expiresOn)]] as const)
            : []),
        ],
      },
      ...(permit.conditions
        ? ([
            { kind: 'heading', text: say(context, 'Permits.Conditions') },
            { kind: 'text', text: permit.conditions },
          ] as const)
        : []),
      { kind: 'heading', text: say(context, 'Permits.Inspections') },
      {
        kind: 'table',
        columns: [
          { title: say(context, 'Permits.Inspection'), share: 3 },
          { title: say(context, 'Permits.DocumentSigned'), share: 3 },
        ],
        rows: permit.inspections.map((name) => [name, '']),
      },
      {
        kind: 'text',
        text: say(context, 'Permits.DocumentCheck', { address: portalUrl + permitHref(permit) }),
      },
    ],
  }
}

export interface PermitFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** @throws not-found for an unknown permit, and while it is not issued or not good any more. */
export async function getPermitDocument(
  context: Context,
  typed: { readonly year: string; readonly number: string },
  portalUrl: string,
): Promise<PermitFile> {
  const { city, clock, language } = context
  const thisYear = Number(isoDay(clock.now(), city.timeZone).slice(0, 4))
  const key = readPermitNumber(typed.year, typed.number, thisYear)
  const name = sql.raw(language === 'es' ? 'k.name_es' : 'k.name')
  const [permit] = await context.database.rows<IssuedPermit>(sql`
    select p.year, p.number, ${name} as kind, p.description, p.parcel_number as "parcelNumber",
      concat_ws(' ', p.street_number, p.street_name, p.street_suffix, nullif(p.unit, '')) as address,
      concat_ws(', ', nullif(p.contractor_name, ''), nullif(p.contractor_license, '')) as contractor,
      p.conditions, p.issued_on::text as "issuedOn", p.expires_on::text as "expiresOn",
      array(select plan ->> ${language === 'es' ? 'nameEs' : 'name'}
        from jsonb_array_elements(k.inspections) with ordinality plans (plan, place) order by place)
        as inspections
    from ${permits} p join ${permitKinds} k on k.code = p.kind
    where p.year = ${key?.year ?? null} and p.number = ${key?.number ?? null}
      and p.state in ('issued', 'inspections', 'final') and p.issued_on is not null`)
  if (!permit) throw new DomainError('not-found', 'Permits.NoDocument')
  // Loaded on use: it brings the PDF fonts, which slow down a worker's start.
  const { drawLetter } = await import('../../platform/pdf/index.ts')
  return {
    name: `permit-${permitNumberText(permit)}.pdf`,
    bytes: await drawLetter(permitLetter(context, permit, portalUrl)),
  }
}
