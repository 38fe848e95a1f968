import { useSuspenseQuery } from '@tanstack/react-query'
import { spacedCode } from '@portal/core/licenses/rules'
import { Banner } from '@portal/web-ui/banner'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import styles from './licenses.module.css'
import { licenseQuery } from './queries.ts'

/** For anyone with the code from a license: whether it is valid. */
export function LicenseScreen({ code }: { code: string }) {
  const { t, format, language } = useTexts()
  const { data: license } = useSuspenseQuery(licenseQuery(code))
  const { result } = license
  const isPaid = result !== 'unpaid' && result !== 'stopped'
  const facts = [
    [t('License.Kind'), license.kind],
    [t('License.Business'), license.businessName],
    [t('License.Address'), license.address],
    [t('License.ValidFrom'), format.date(license.fromDay)],
    [t('License.ValidTo'), format.date(license.toDay)],
    [t('License.Code'), spacedCode(license.code)],
  ] as const
  return (
    <PlainScreen title={t('License.CheckTitle', { number: license.number })}>
      <Stack>
        <Banner tone={result === 'valid' ? 'success' : isPaid ? 'info' : 'warn'}>
          {t(`License.Result_${result}`)}
        </Banner>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {isPaid && (
          <ul className={styles.links}>
            <li>
              {/* getLicenseDocument, which the browser opens by itself. */}
              <a href={`/api/licenses/check/${license.code}/pdf?lng=${language}`} download>
                {t('License.Download')}
              </a>
            </li>
            <li>
              {/* getLicenseCalendar, which the browser saves by itself. */}
              <a href={`/api/licenses/check/${license.code}/calendar?lng=${language}`} download>
                {t('License.Calendar')}
              </a>
            </li>
            <li>
              <a href="/businesslicense">{t('License.Title')}</a>
            </li>
          </ul>
        )}
      </Stack>
    </PlainScreen>
  )
}
