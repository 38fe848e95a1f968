import type { ComponentType } from 'react'
import { type CircleLink, circleLinks } from '@portal/core/city/rules'
import type { IconProps } from '@portal/web-ui/icon'
import { QuestionIcon } from '@portal/web-ui/icons'
import { Section } from '@portal/web-ui/layout'
import { type Texts, useTexts } from '@portal/web-ui/texts'
import { BriefcaseIcon, MagnifierIcon, MapIcon, StorefrontIcon } from '@portal/web-ui/topic-icons'
import { useApp } from '@portal/web-ui/use-app'
import styles from './circle-links.module.css'

interface Look {
  readonly icon: ComponentType<IconProps>
  readonly text: Parameters<Texts['t']>[0]
}

const looks: Readonly<Record<CircleLink, Look>> = {
  employment: { icon: BriefcaseIcon, text: 'Home.Employment' },
  business: { icon: StorefrontIcon, text: 'Home.Business' },
  transparency: { icon: MagnifierIcon, text: 'Home.Transparency' },
  maps: { icon: MapIcon, text: 'Home.Maps' },
}

/** Links to the city's website and the knowledge base (spec, resident section 2). */
export function CircleLinks() {
  const { t } = useTexts()
  const { websiteUrl, circleLinks: paths } = useApp().page.settings
  return (
    <Section ground="wash">
      <nav aria-label={t('Home.QuickLinks')}>
        <ul className={styles.circles}>
          {circleLinks.map((name) => {
            const { icon: Icon, text } = looks[name]
            return (
              <li key={name}>
                <a href={websiteUrl + paths[name]}>
                  <span>
                    <Icon size="large" />
                  </span>
                  {t(text)}
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
