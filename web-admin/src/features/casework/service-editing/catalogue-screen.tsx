import { useSuspenseQuery } from '@tanstack/react-query'
import { type ServiceAction, serviceActions } from '@portal/core/services/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { PlusIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { catalogueQuery } from '../../../parts/catalogue-query.ts'
import { Screen } from '../../../parts/screen.tsx'
import styles from './catalogue.module.css'
import type { CatalogueService } from './queries.ts'

type Listed = Pick<
  CatalogueService,
  'Id' | 'Item' | 'ItemEs' | 'Action' | 'Type' | 'Published' | 'Deleted' | 'PopularService'
>

/** Services by action (spec, admin section 2.5). */
export function CatalogueScreen() {
  const { t } = useTexts()
  const { data: services } = useSuspenseQuery(catalogueQuery())
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Activities.Title')}</PageTitle>
          <p>{t('Activities.Lead')}</p>
        </Stack>
        {serviceActions.map((action) => (
          <Group
            key={action}
            action={action}
            services={services.filter(({ Action }) => Action === action)}
          />
        ))}
      </Stack>
    </Screen>
  )
}

function Group({ action, services }: { action: ServiceAction; services: readonly Listed[] }) {
  const { t } = useTexts()
  const name = t(`Service.${action}`)
  const add = t('Activities.AddTo', { action: name })
  return (
    <Card
      title={name}
      aside={
        <ButtonLink look="quiet" size="small" href={`/activities/create?action=${action}`}>
          <PlusIcon size="small" />
          {add}
        </ButtonLink>
      }
    >
      {services.length === 0 ? (
        <p>{t('Activities.None')}</p>
      ) : (
        <ul className={styles.list}>
          {services.map((service) => (
            <Item key={service.Id} {...service} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Item({ Id, Item: item, ItemEs, Type, Published, Deleted, PopularService }: Listed) {
  const { t, language } = useTexts()
  const state = Deleted ? 'Deleted' : Published ? 'Published' : 'Hidden'
  const colors = { Deleted: 'red', Published: 'green', Hidden: 'gray' } as const
  return (
    <li className={styles.item}>
      <a href={`/activities/${Id}`}>{language === 'es' ? ItemEs || item : item}</a>
      <span className={styles.soft}>{t(`Activities.${Type}`)}</span>
      <span className={styles.marks}>
        {PopularService && <StatusBadge color="blue">{t('Activities.popularService')}</StatusBadge>}
        <StatusBadge color={colors[state]}>{t(`Activities.${state}`)}</StatusBadge>
      </span>
    </li>
  )
}
