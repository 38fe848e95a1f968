import { useSuspenseQuery } from '@tanstack/react-query'
import { chatAnswer } from '@portal/core/knowledge/rules'
import { getArticle } from '@portal/openapi/resident-client/knowledge'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'
import { ButtonLink } from '@portal/web-ui/button'
import { Prose } from '@portal/web-ui/prose'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './articles.module.css'

export function ArticleParts({ id }: { id: string }) {
  const { t, format } = useTexts()
  const { data: article } = useSuspenseQuery(query(getArticle, { path: { id } }))
  return (
    <>
      <div className={styles.article} lang={languageOf(article, 'layoutItems')}>
        {article.layoutItems
          .filter(({ name }) => name !== chatAnswer)
          .map(({ name, label, value }) => (
            <section key={name}>
              {label && <h2>{label}</h2>}
              <Prose html={value} />
            </section>
          ))}
      </div>
      {article.relatedServices && article.relatedServices.length > 0 && (
        <RelatedServices services={article.relatedServices} />
      )}
      {article.checkedOn && (
        <p className={styles.checked}>
          {t('Knowledge.CheckedOn', { day: format.date(article.checkedOn) })}
        </p>
      )}
    </>
  )
}

type Services = NonNullable<components['schemas']['Article']['relatedServices']>

function RelatedServices({ services }: { services: Services }) {
  const { t } = useTexts()
  return (
    <section className={styles.services} aria-labelledby="services">
      <h2 id="services">{t('Knowledge.Services')}</h2>
      <ul>
        {services.map(({ id, title, url, language }) => (
          <li key={id}>
            <span lang={language}>{title}</span>
            <ButtonLink href={url} look="quiet" size="small">
              {t('Knowledge.StartService')}
              <VisuallyHidden>
                : <span lang={language}>{title}</span>
              </VisuallyHidden>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
