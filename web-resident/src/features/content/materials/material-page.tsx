import { useSuspenseQuery } from '@tanstack/react-query'
import { ButtonLink } from '@portal/web-ui/button'
import { Row, Section, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { InLanguage, languageOf, useTexts } from '@portal/web-ui/texts'
import { BackLink } from '../../../parts/back-link.tsx'
import { MissingScreen } from '../../../parts/missing-screen.tsx'
import { MaterialForm } from './material-form.tsx'
import { searchHref } from './material-search.ts'
import styles from './materials.module.css'
import { materialQuery } from './queries.ts'
import { StreamIcon } from './stream-icon.tsx'

/** A thing's permanent page. */
export function MaterialPage({ slug }: { slug: string }) {
  const { t } = useTexts()
  const { data: material } = useSuspenseQuery(materialQuery(slug))
  const { name, words, stream, advice, bringTo } = material
  return (
    <Section>
      <Stack gap="wide">
        <div className={styles.head}>
          <BackLink href="/what-goes-where">{t('Materials.Title')}</BackLink>
          <PageTitle>
            <InLanguage lang={languageOf(material, 'name')}>{name}</InLanguage>
          </PageTitle>
          {words && (
            <p className={styles.words} lang={languageOf(material, 'words')}>
              {words}
            </p>
          )}
        </div>
        <dl className={styles.answer}>
          <div>
            <dt>{t('Materials.WhereItGoes')}</dt>
            <dd className={styles.big} data-stream={stream}>
              <StreamIcon stream={stream} size="large" />
              <a href={searchHref({ stream }, 1)}>{t(`Materials.Stream_${stream}`)}</a>
            </dd>
          </div>
          <div>
            <dt>{t('Materials.How')}</dt>
            <dd lang={languageOf(material, 'advice')}>{advice}</dd>
          </div>
          {bringTo && (
            <div>
              <dt>{t('Materials.BringTo')}</dt>
              <dd lang={languageOf(material, 'bringTo')}>{bringTo}</dd>
            </div>
          )}
        </dl>
        <Row gap="tight">
          <ButtonLink look="quiet" href="/garbage-search">
            {t('Materials.MyDay')}
          </ButtonLink>
        </Row>
        <MaterialForm />
      </Stack>
    </Section>
  )
}

export function NoMaterial() {
  const { t } = useTexts()
  return (
    <MissingScreen
      title={t('Materials.NotFound')}
      text={t('Materials.NotFoundText')}
      listHref="/what-goes-where"
      listLabel={t('Materials.Title')}
    />
  )
}
