import type { formDefinitions } from '@portal/core/schema'
import { demoDay } from '../demo.ts'
import { boardForms } from './boards.ts'
import type { DemoForm } from './demo-form.ts'
import { licenseForms } from './licenses.ts'
import { newLicenseForms } from './new-license.ts'
import { paymentForms } from './payments.ts'
import { permitForms } from './permits.ts'
import { registrationForms } from './registrations.ts'
import { rentalForms } from './rentals.ts'

export const demoForms: readonly DemoForm[] = [
  ...permitForms,
  ...boardForms,
  ...licenseForms,
  ...newLicenseForms,
  ...registrationForms,
  ...paymentForms,
  ...rentalForms,
]

/** Brought by migrations. */
const ofEveryCity: ReadonlySet<number> = new Set([140, 141, 149])

/** Each in its first version, without those that every city has. */
export const demoFormRows = (): readonly (typeof formDefinitions.$inferSelect)[] =>
  demoForms
    .filter(({ process }) => !ofEveryCity.has(process))
    .map(({ process, name, definition }) => ({
      processId: String(process),
      version: 1,
      name: name.en,
      nameEs: name.es,
      definition,
      isCurrent: true,
      createdAt: demoDay(-400),
    }))
