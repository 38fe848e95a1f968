import { useSuspenseQuery } from '@tanstack/react-query'
import { isWorking } from '@portal/core/partners/rules'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { PartnerEditor } from './partner-editor.tsx'
import styles from './partners.module.css'
import { partnersQuery } from './queries.ts'

export function PartnersScreen() {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(partnersQuery())
  return (
    <Screen>
      <Stack>
        <Stack gap="tight">
          <PageTitle>{t('Partners.Title')}</PageTitle>
          <p>{t('Partners.Lead')}</p>
        </Stack>
        {data.length === 0 && (
          <EmptyState title={t('Partners.None')}>{t('Partners.NoneText')}</EmptyState>
        )}
        {data.length > 0 && (
          <ul className={styles.list}>
            {data.map(({ id, name, contact, keys }) => (
              <li key={id}>
                <Card title={<a href={`/partners/${id}`}>{name}</a>}>
                  <p className={styles.soft}>{contact}</p>
                  <p>
                    {t('Partners.KeysInUse', {
                      count: keys.filter(({ status }) => isWorking(status)).length,
                    })}
                  </p>
                </Card>
              </li>
            ))}
          </ul>
        )}
        <PartnerEditor partner={null} />
      </Stack>
    </Screen>
  )
}
