import { type SQL, sql } from 'drizzle-orm'
import { foldedSql } from '../../land/parcels/index.ts'
import { parcels } from '../../land/parcels/parcels.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import type { Letter } from '../../platform/pdf/index.ts'
import { say } from '../../platform/texts/index.ts'
import { renewalPath } from './notify-holders.ts'

/** A value for a select list on `l`: the ZIP code of its address; null unless there is one. */
export const zipOfLicense: SQL = sql`(select min(zip) from ${parcels}
  where retired_at is null and street_number = substring(l.address from '^\\d{1,6}')::int
    and ${foldedSql(sql`concat_ws(' ', street_number, street_name, street_suffix)`)}
      = ${foldedSql(sql`l.address`)}
  having count(distinct zip) = 1)`

export interface PinLetterFacts {
  readonly number: string
  readonly businessName: string
  readonly address: string
  readonly language: Language
  readonly zip: string | null
}

/** The address of a license is in the city; one that names its ZIP code is whole. */
function addressLines({ city }: Context, { businessName, address, zip }: PinLetterFacts): string[] {
  if (/\b\d{5}(?:-\d{4})?$/.test(address.trim())) {
    const [street = '', ...rest] = address.split(',').map((part) => part.trim())
    return [businessName, street, rest.join(', ')]
  }
  // `Elgin, IL 60120` without the ZIP code of the city hall.
  const town = city.address.line2.replace(/\s*\d{5}(?:-\d{4})?$/, '')
  return [businessName, address, `${town} ${zip ?? ''}`.trim()]
}

/** To the holder, in the language of the license. `portalUrl`: where it is renewed. */
export function pinLetter(
  asked: Context,
  {
    pin,
    portalUrl,
    ...facts
  }: PinLetterFacts & { readonly pin: string; readonly portalUrl: string },
): Letter {
  const { language, number } = facts
  const context = { ...asked, language }
  const { city, clock } = context
  return {
    language,
    title: say(context, 'LicenseLetter.Title'),
    letterhead: {
      name: say(context, 'Util.CityOf', { city: city.name }),
      lines: [city.address.line1, city.address.line2, city.phone],
    },
    addressee: addressLines(context, facts).filter(Boolean),
    madeAt: clock.now(),
    footer: say(context, 'LicenseLetter.Footer', { number }),
    blocks: [
      { kind: 'text', text: say(context, 'LicenseLetter.Lead', { business: facts.businessName }) },
      {
        kind: 'rows',
        rows: [[say(context, 'LicenseLetter.Number'), number]],
      },
      { kind: 'highlight', name: say(context, 'LicenseLetter.Pin'), value: pin },
      {
        kind: 'text',
        text: say(context, 'LicenseLetter.RenewAt', { address: portalUrl + renewalPath }),
      },
      { kind: 'text', text: say(context, 'LicenseLetter.Before') },
      { kind: 'text', text: say(context, 'LicenseLetter.Keep', { phone: city.phone }) },
    ],
  }
}
