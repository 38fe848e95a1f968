import { useState } from 'react'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { Row, Stack } from '@portal/web-ui/layout'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { FormUse } from '@portal/web-ui/use-form'
import styles from './recovery-codes.module.css'

/** From the reply of a form; null without new ones. */
export function codesIn({ given }: FormUse): readonly string[] | null {
  const codes = given?.['codes']
  return typeof codes === 'string' ? codes.split(' ') : null
}

interface RecoveryCodesProps {
  codes: readonly string[]
  /** Where a login continues. */
  next?: string | undefined
}

/** Shown once. Printing prints the codes alone. */
export function RecoveryCodes({ codes, next }: RecoveryCodesProps) {
  const { t } = useTexts()
  const { page } = useApp()
  const [isCopied, setCopied] = useState(false)
  const title = t('SecondFactor.CodesTitle')
  const text = [`${t('Staff.PortalOf', { city: page.settings.name })}: ${title}`, '', ...codes]
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(text.join('\n'))}`
  return (
    <section className={styles.codes} aria-labelledby="keep-codes">
      <Stack>
        <h3 id="keep-codes">{t('SecondFactor.KeepCodes')}</h3>
        <p>{t('SecondFactor.KeepCodesText')}</p>
        <ol className={styles.codeList}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          <Row>
            <ButtonLink look="quiet" href={file} download="recovery-codes.txt">
              {t('SecondFactor.Download')}
            </ButtonLink>
            <Button
              look="quiet"
              onClick={() => {
                void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
              }}
            >
              {t('SecondFactor.Copy')}
            </Button>
            <Button look="quiet" onClick={() => print()}>
              {t('SecondFactor.Print')}
            </Button>
          </Row>
        </div>
        <Status>{isCopied && <p>{t('SecondFactor.Copied')}</p>}</Status>
        {next !== undefined && (
          <p className={styles.actions}>
            <ButtonLink href={next}>{t('SecondFactor.Continue')}</ButtonLink>
          </p>
        )}
      </Stack>
    </section>
  )
}
