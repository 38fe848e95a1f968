import { newLicenseDefinition } from '@portal/core/licenses'
import { type DemoForm, words } from './demo-form.ts'

/** The application for a business license, which every city has. */
export const newLicenseForms: readonly DemoForm[] = [
  {
    process: 141,
    name: words('Business License', 'Licencia comercial'),
    definition: newLicenseDefinition,
  },
]
