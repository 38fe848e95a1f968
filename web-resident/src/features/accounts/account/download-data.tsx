import { useSuspenseQuery } from '@tanstack/react-query'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { prepareDataForm } from './prepare-data-form.ts'
import { dataExportsQuery } from './queries.ts'

/** Right away, or as an archive that is prepared and mailed. */
export function DownloadData() {
  const { t, format } = useTexts()
  const { page } = useApp()
  const { data } = useSuspenseQuery(dataExportsQuery())
  const form = useAppForm(prepareDataForm)
  const [latest] = data.exports
  const ready = data.exports.find(({ status }) => status === 'ready')
  return (
    <Stack>
      <h3>{t('DataExport.Download')}</h3>
      <p>{t('DataExport.Text')}</p>
      {!data.isLarge && (
        <div>
          {/* downloadDataArchive, and below downloadDataExport: the browser downloads them. */}
          <ButtonLink look="quiet" href="/api/users/data-archive" download>
            {t('DataExport.Download')}
          </ButtonLink>
        </div>
      )}
      <Status>
        {latest?.status === 'preparing' && <Banner tone="info">{t('DataExport.Preparing')}</Banner>}
        {latest?.status === 'failed' && (
          <Banner tone="error">{t('DataExport.Failed', { phone: page.settings.phone })}</Banner>
        )}
      </Status>
      {ready && (
        <div>
          <ButtonLink look="quiet" href={`/api/users/data-exports/${ready.id}/archive`} download>
            {t('DataExport.Download')}
          </ButtonLink>
          <p>{t('DataExport.ReadyUntil', { day: format.date(ready.expiresAt) })}</p>
        </div>
      )}
      {data.isLarge && latest?.status !== 'preparing' && (
        <Form of={form}>
          {!ready && <p>{t('DataExport.LargeText')}</p>}
          <Submit of={form} label="DataExport.Prepare" look="quiet" />
        </Form>
      )}
    </Stack>
  )
}
