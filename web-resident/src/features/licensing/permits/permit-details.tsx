import { dayOfMmddyy, permitHref } from '@portal/core/permits/rules'
import { Banner } from '@portal/web-ui/banner'
import { useTexts } from '@portal/web-ui/texts'
import { FactList } from './fact-list.tsx'
import type { PermitReply } from './queries.ts'
import { StatusName } from './status-name.tsx'

/** The reply's fields as the specification lists them (resident section 3, Permit details). */
export function PermitDetails({ reply, today }: { reply: PermitReply; today: string }) {
  const { t, format } = useTexts()
  const { OutputParms: found, permit } = reply
  if (found.ErrorCode !== '0000')
    return (
      <Banner tone="error" title={t('Permits.WentWrong')} live="alert">
        {t('Permits.NotFound')} {t('Permits.ErrorCode', { code: found.ErrorCode })}
      </Banner>
    )
  const day = dayOfMmddyy(found.ApplicationDate, today)
  const facts = [
    [t('Permits.Status'), <StatusName key="status" status={found.ApplicationStatus} />],
    [t('Permits.Address'), found.Address],
    [t('Permits.Kind'), found.ApplicationType],
    [t('Permits.ApplicationDate'), day ? format.date(day) : found.ApplicationDate],
    [t('Permits.Parcel'), found.Parcel],
    [t('Permits.Zone'), found.ZoneDesc],
    [t('Permits.EstimatedValue'), format.money(Number(found.EstimatedValue) * 100)],
    [t('Permits.SquareFeet'), format.number(Number(found.SquareFootage))],
    [t('Permits.Owner'), found.Owner],
    [t('Permits.Tenant'), found.TenantName],
    [t('Permits.TenantNumber'), found.TenantNumber],
    [t('Permits.Contractor'), found.ContractorName],
  ] as const
  return (
    <>
      <FactList facts={facts} />
      {permit && (
        <p>
          <a href={permitHref(permit)}>{t('Permits.WholePage')}</a>
        </p>
      )}
    </>
  )
}
