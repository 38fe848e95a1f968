import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { ChangeKey } from './change-key.tsx'
import { KeyCard } from './key-card.tsx'
import { KeyFields } from './key-fields.tsx'
import { NewKey } from './new-key.tsx'
import { PartnerEditor } from './partner-editor.tsx'
import { issueKeyForm } from './partner-forms.ts'
import styles from './partners.module.css'
import { type Partner, partnersQuery } from './queries.ts'

interface PartnerScreenProps {
  id: string
  /** The id of the key that the address names. */
  edited: string | null
  /** What else the partner has. */
  children: ReactNode
}

/** A partner with its keys. */
export function PartnerScreen({ id, edited, children }: PartnerScreenProps) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(partnersQuery())
  const partner = data.find((one) => one.id === id)
  // The loader answered 404; a colleague cannot remove one meanwhile.
  if (!partner) return null
  const key = partner.keys.find((one) => one.id === edited)
  return (
    <Screen>
      <Stack>
        <Stack gap="tight">
          <p>
            <a href="/partners">{t('Partners.Title')}</a>
          </p>
          <PageTitle>{partner.name}</PageTitle>
          <p className={styles.soft}>{partner.contact}</p>
        </Stack>
        {key && <ChangeKey key={key.id} of={key} partnerId={id} />}
        <section aria-labelledby="keys">
          <Stack>
            <h2 id="keys">{t('Partners.KeysTitle')}</h2>
            {partner.keys.length === 0 ? (
              <p>{t('Partners.NoKeys')}</p>
            ) : (
              <ul className={styles.list}>
                {partner.keys.map((one) => (
                  <li key={one.id}>
                    <KeyCard of={one} partnerId={id} />
                  </li>
                ))}
              </ul>
            )}
          </Stack>
        </section>
        {!key && <IssueKey partner={partner} />}
        {children}
        <PartnerEditor key={partner.version} partner={partner} />
      </Stack>
    </Screen>
  )
}

function IssueKey({ partner: { id } }: { partner: Partner }) {
  const { t } = useTexts()
  const form = useAppForm(issueKeyForm)
  return (
    <Card title={t('Partners.Issue')}>
      <Form of={form}>
        <NewKey of={form} />
        <input type="hidden" name="partnerId" value={id} />
        <KeyFields of={form} first={null} />
        <TextInput
          {...form.field('expiresOn')}
          type="date"
          hint={t('Partners.ExpiresOnHint')}
          optional
        />
        <Submit of={form} label="Partners.Issue" />
      </Form>
    </Card>
  )
}
