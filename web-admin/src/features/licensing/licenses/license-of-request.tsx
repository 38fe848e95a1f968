import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { applicationQuery, type LicenseOf } from './queries.ts'

/** Beside a request that asks for a license: issue it, or see it. */
export function LicenseOfRequest({ id }: { id: string }) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const { data } = useSuspenseQuery(applicationQuery(id))
  const { application, license } = data
  if (license) return <IssuedFor license={license} />
  if (!application?.isOpen || !mayCall(roles, 'addLicense')) return null
  return (
    <Card title={t('Licenses.Application')}>
      <p>{t('Licenses.ApplicationLead')}</p>
      <div>
        <ButtonLink href={`/licenses/new?request=${id}`}>{t('Licenses.Issue')}</ButtonLink>
      </div>
    </Card>
  )
}

/** The license of an application, with whether it counts. */
export function IssuedFor({ license }: { license: LicenseOf }) {
  const { t } = useTexts()
  if (!license) return null
  const { id, isValid, number, year } = license
  return (
    <Banner tone={isValid ? 'success' : 'info'}>
      <a href={`/licenses/${id}`}>{t('Licenses.IssuedFor', { number, year: String(year) })}</a>
      {': '}
      {t(isValid ? 'Licenses.Paid' : 'Licenses.Unpaid')}
    </Banner>
  )
}
