import { useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { Button } from '@portal/web-ui/button'
import { Stack } from '@portal/web-ui/layout'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import styles from './partners.module.css'

interface NewKeyProps {
  of: FormUse
  /** Of the value in the reply. */
  name?: string
  heading?: TextKey
  note?: TextKey
}

/** The key in a form's reply, which is nowhere else. */
export function NewKey({
  of: { given },
  name = 'key',
  heading = 'Partners.NewKey',
  note = 'Partners.SeeOnce',
}: NewKeyProps) {
  const { t } = useTexts()
  const [isCopied, setCopied] = useState(false)
  const key = given?.[name]
  if (typeof key !== 'string') return null
  return (
    <section className={styles.newKey} aria-labelledby="new-key">
      <Stack gap="tight">
        <h3 id="new-key">{t(heading)}</h3>
        <p>
          <code className={styles.secret}>{key}</code>
        </p>
        <p>{t(note)}</p>
        <div>
          <Button
            look="quiet"
            onClick={() => {
              void navigator.clipboard.writeText(key).then(() => setCopied(true))
            }}
          >
            {t('Partners.Copy')}
          </Button>
        </div>
        <Status>{isCopied && <p>{t('Partners.Copied')}</p>}</Status>
      </Stack>
    </section>
  )
}
