import { useQuery } from '@tanstack/react-query'
import type { ContentKindName } from '@portal/core/content-editing/rules'
import { useTexts } from '@portal/web-ui/texts'
import { catalogueQuery } from '../../../parts/catalogue-query.ts'
import { isRelated } from './article-kit.ts'

/** Kinds whose bodies have ids of services. */
export const namesServices = (kind: ContentKindName): boolean =>
  kind === 'article' || kind === 'home-page'

/** What a service is called, by its id. */
export function useServiceName(kind: ContentKindName): (id: string) => string {
  const { t, language } = useTexts()
  const { data = [] } = useQuery({ ...catalogueQuery(), enabled: namesServices(kind) })
  return (id) => {
    const service = data.find(({ Id }) => Id === id)
    if (!service) return t('Content.RelatedGone')
    return language === 'es' ? service.ItemEs || service.Item : service.Item
  }
}

/** What a field of the editor says in words: fields of related services have ids. */
export function useServiceNames(kind: ContentKindName): (field: string, value: string) => string {
  const nameOf = useServiceName(kind)
  return (field, value) => (!isRelated(field) || value === '' ? value : nameOf(value))
}
