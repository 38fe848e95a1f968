import { useState } from 'react'
import { optionalAddressFaults, personalInfoFaults } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Checkbox } from '@portal/web-ui/checkbox'
import { FieldSet, fieldsOf, Form } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useFaults } from '@portal/web-ui/use-faults'
import { addressIn, AddressFields, addressLabels } from '../../parts/address-fields.tsx'
import { PersonFields, personIn, personLabels } from '../../parts/person-fields.tsx'
import { useApp } from '../../parts/use-app.ts'
import { type Profile, profileQuery } from './queries.ts'

const labels = { ...personLabels, ...addressLabels }
const toggles = ['toggleEmailNotifications', 'togglePhoneNotifications'] as const

/** Name, phone, address, and by which ways the city may reach the person. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTexts()
  // The rules name no other fields of this form.
  const faults = useFaults({ labelOf: (field) => t(labels[field as keyof typeof labels]) })
  const { save, isBusy } = useSaving(profile, faults)
  return (
    <Form onSend={(form) => void save(form)}>
      {faults.summary}
      <PersonFields value={profile} errorOf={faults.errorOf} />
      <FieldSet legend={t('CreateAccount.PrimaryAddress')}>
        <AddressFields value={profile} errorOf={faults.errorOf} isOwn />
      </FieldSet>
      <FieldSet legend={t('Profile.Reach')}>
        <div>
          {toggles.map((toggle) => (
            <Checkbox
              key={toggle}
              name={toggle}
              label={t(`Profile.${toggle}`)}
              defaultChecked={profile[toggle]}
            />
          ))}
        </div>
      </FieldSet>
      <div>
        <Button type="submit" busy={isBusy}>
          {t(isBusy ? 'Profile.Saving' : 'Profile.Save')}
        </Button>
      </div>
    </Form>
  )
}

function useSaving(profile: Profile, faults: ReturnType<typeof useFaults>) {
  const { api, queryClient } = useApp()
  const [isBusy, setBusy] = useState(false)
  async function save(element: HTMLFormElement): Promise<void> {
    const fields = fieldsOf(element)
    const person = personIn(fields)
    const address = addressIn(fields)
    if (isBusy) return
    if (faults.refuse([...personalInfoFaults(person), ...optionalAddressFaults(address)])) return
    setBusy(true)
    try {
      const body = {
        ...person,
        ...address,
        toggleEmailNotifications: fields.isTicked('toggleEmailNotifications'),
        togglePhoneNotifications: fields.isTicked('togglePhoneNotifications'),
      }
      await dataOf(api.PUT('/users/profile', { body }))
      showToast('Success')
      // Another address is another land parcel; the header shows the name.
      await queryClient.invalidateQueries({ queryKey: profileQuery(api, profile.Id).queryKey })
      await queryClient.invalidateQueries({ queryKey: ['getCurrentUser'] })
    } catch (error) {
      if (!faults.refuseAnswer(error)) showToast('Error')
    }
    setBusy(false)
  }
  return { save, isBusy }
}
