import type { Context } from '../../platform/kernel/context.ts'
import { dayText } from '../../platform/kernel/format.ts'
import type { Letter } from '../../platform/pdf/index.ts'
import { say } from '../../platform/texts/index.ts'
import { type CheckedLicense, checkLicense } from './check-license.ts'
import { codeNotFound } from './licenses.errors.ts'
import { spacedCode } from './rules.ts'

/** The page that says whether it is valid. */
export const licensePath = (code: string): string => `/license/${code}`

/** To be hung up in the business. `portalUrl`: where it is checked. */
export function licenseLetter(
  context: Context,
  license: CheckedLicense,
  portalUrl: string,
): Letter {
  const { city, clock, language } = context
  const { address, businessName, code, fromDay, kind, number, toDay, year } = license
  const day = (text: string): string => dayText(text, language)
  return {
    language,
    title: say(context, 'License.DocumentTitle', { year: String(year) }),
    letterhead: {
      name: say(context, 'Util.CityOf', { city: city.name }),
      lines: [city.address.line1, city.address.line2, city.phone],
    },
    madeAt: clock.now(),
    footer: say(context, 'License.DocumentFooter', { number, code: spacedCode(code) }),
    blocks: [
      { kind: 'highlight', name: kind, value: number },
      {
        kind: 'rows',
        rows: [
          [say(context, 'License.Business'), businessName],
          [say(context, 'License.Address'), address],
          [say(context, 'License.ValidFrom'), day(fromDay)],
          [say(context, 'License.ValidTo'), day(toDay)],
          [say(context, 'License.Code'), spacedCode(code)],
        ],
      },
      {
        kind: 'text',
        text: say(context, 'License.CheckAt', { address: portalUrl + licensePath(code) }),
      },
    ],
  }
}

export interface LicenseFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** @throws not-found for an unknown code, and while the year is not paid. */
export async function getLicenseDocument(
  context: Context,
  code: string,
  portalUrl: string,
): Promise<LicenseFile> {
  const license = await checkLicense(context, code)
  if (license.result === 'unpaid' || license.result === 'stopped') throw codeNotFound()
  // Loaded on use: it brings the PDF fonts, which slow down a worker's start.
  const { drawLetter } = await import('../../platform/pdf/index.ts')
  return {
    name: `license-${license.number}-${license.year}.pdf`.replaceAll(/[^\w.-]/g, '_'),
    bytes: await drawLetter(licenseLetter(context, license, portalUrl)),
  }
}
