import type { ComponentType } from 'react'
import type { CircleIcon, CircleLink } from '@portal/core/city/rules'
import type { IconProps } from '@portal/web-ui/icon'
import { QuestionIcon } from '@portal/web-ui/icons'
import { Section } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import {
  BriefcaseIcon,
  CardIcon,
  HeartIcon,
  HouseIcon,
  LeafIcon,
  MagnifierIcon,
  MapIcon,
  NewsIcon,
  PeopleIcon,
  StorefrontIcon,
} from '@portal/web-ui/topic-icons'
import { useApp } from '@portal/web-ui/use-app'
import styles from './circle-links.module.css'

const icons: Readonly<Record<CircleIcon, ComponentType<IconProps>>> = {
  briefcase: BriefcaseIcon,
  storefront: StorefrontIcon,
  magnifier: MagnifierIcon,
  map: MapIcon,
  house: HouseIcon,
  people: PeopleIcon,
  leaf: LeafIcon,
  card: CardIcon,
  news: NewsIcon,
  heart: HeartIcon,
}

const hrefOf = ({ address, isOnPortal }: CircleLink, websiteUrl: string): string =>
  isOnPortal || !address.startsWith('/') ? address : websiteUrl + address

/** Links that staff choose, and the knowledge base (spec, resident section 2). */
export function CircleLinks() {
  const { t, language } = useTexts()
  const { websiteUrl, circleLinks } = useApp().page.settings
  return (
    <Section ground="wash">
      <nav aria-label={t('Home.QuickLinks')}>
        <ul className={styles.circles}>
          {circleLinks
            .filter(({ isHidden }) => !isHidden)
            .map((link) => {
              const Icon = icons[link.icon]
              return (
                <li key={link.id}>
                  <a href={hrefOf(link, websiteUrl)}>
                    <span>
                      <Icon size="large" />
                    </span>
                    {language === 'es' ? link.textEs : link.text}
                  </a>
                </li>
              )
            })}
          <li>
            <a href="/knowledgebase">
              <span>
                <QuestionIcon size="large" />
              </span>
              {t('Home.FAQs')}
            </a>
          </li>
        </ul>
      </nav>
    </Section>
  )
}
