import { useSuspenseQuery } from '@tanstack/react-query'
import { Row, Section, Stack } from '@portal/web-ui/layout'
import { InLanguage, useTexts } from '@portal/web-ui/texts'
import { Tile } from '@portal/web-ui/tile'
import { useApp } from '@portal/web-ui/use-app'
import styles from './popular-services.module.css'
import { popularServicesQuery } from './queries.ts'
import { ServiceIcon } from './service-icon.tsx'

export function PopularServices() {
  const { t } = useTexts()
  const { visitor } = useApp()
  const { data: services } = useSuspenseQuery(popularServicesQuery(visitor))
  return (
    <Section>
      <Stack gap="wide">
        <Row align="spread">
          <h2>{t('Home.PopularServices')}</h2>
          <a href="/view-all-services">{t('Home.AllServices')}</a>
        </Row>
        <ul className={styles.tiles}>
          {services.map(({ id, item, lang, action, iconUrl, href, newTab }) => (
            <li key={id}>
              <Tile
                href={href}
                newTab={newTab}
                title={<InLanguage lang={lang}>{item}</InLanguage>}
                icon={<ServiceIcon id={id} action={action} url={iconUrl} />}
              >
                {t(`Service.${action}`)}
              </Tile>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  )
}
