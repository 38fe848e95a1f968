import { Checkbox } from '@portal/web-ui/checkbox'
import { FieldSet } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { PasswordInput } from '@portal/web-ui/password-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { AddressFields } from '../../people/profiles/address-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { detailsIn, profileForm, toggles } from './profile-form.ts'
import type { Profile } from './queries.ts'
import { useConfirmation } from './use-confirmation.tsx'

/** Name, phone, address, and contact preferences. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const { t } = useTexts()
  const { confirmed, dialog } = useConfirmation()
  const form = useAppForm(profileForm, { during: confirmed })
  const first = form.typed ? detailsIn(form.typed) : profile
  return (
    <>
      <Form of={form} action="#profile-section">
        <PersonFields value={first} errorOf={form.errorOf} />
        <FieldSet legend={t('CreateAccount.PrimaryAddress')}>
          <AddressFields value={first} errorOf={form.errorOf} isOwn />
        </FieldSet>
        <FieldSet legend={t('Profile.Reach')}>
          <div>
            {toggles.map((toggle) => (
              <Checkbox key={toggle} {...form.box(toggle, profile[toggle])} />
            ))}
          </div>
        </FieldSet>
        <noscript>
          <PasswordInput
            {...form.field('passwordToo')}
            id="profile-password"
            hint={t('Profile.PasswordForAddress')}
            autoComplete="current-password"
            optional
          />
        </noscript>
        <Submit of={form} label="Profile.Save" busyLabel="Profile.Saving" />
      </Form>
      {dialog}
    </>
  )
}
