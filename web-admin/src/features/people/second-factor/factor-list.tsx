import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Form } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { removeFactorForm } from './factor-forms.ts'
import styles from './second-factor.module.css'

interface Factor {
  readonly id: string
  readonly kind: 'totp' | 'passkey'
  readonly name: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

interface FactorListProps {
  factors: readonly Factor[]
  canRemove: boolean
}

/** Each with a button to remove it. */
export function FactorList({ factors, canRemove }: FactorListProps) {
  const { t, format } = useTexts()
  const form = useAppForm(removeFactorForm)
  return (
    <section aria-labelledby="factors-title">
      <Stack>
        <h2 id="factors-title">{t('SecondFactor.Yours')}</h2>
        {factors.length === 0 && (
          <>
            {form.report}
            <Banner tone="info" title={t('SecondFactor.NoneTitle')}>
              {t('SecondFactor.NoneText')}
            </Banner>
          </>
        )}
        {factors.length > 0 && (
          <Form of={form}>
            <ul className={styles.list}>
              {factors.map(({ id, kind, name, createdAt, lastUsedAt }) => (
                <li key={id}>
                  <div>
                    <strong>{name}</strong>
                    <p className={styles.soft}>{t(`SecondFactor.${kind}`)}</p>
                    <p className={styles.times}>
                      <span>{t('SecondFactor.Added', { day: format.date(createdAt) })}</span>{' '}
                      <span>
                        {lastUsedAt
                          ? t('SecondFactor.LastUsed', { when: format.date(lastUsedAt, 'dayTime') })
                          : t('SecondFactor.NeverUsed')}
                      </span>
                    </p>
                  </div>
                  {canRemove && (
                    <Button
                      type="submit"
                      look="quiet"
                      name="factor"
                      value={`${id} ${name}`}
                      aria-label={t('SecondFactor.RemoveOf', { name })}
                    >
                      {t('SecondFactor.Remove')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Form>
        )}
      </Stack>
    </section>
  )
}
