import type { ReactNode } from 'react'
import { ButtonLink } from '@portal/web-ui/button'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from './plain-screen.tsx'

interface Missing {
  title?: string
  text?: string
  listHref?: string
  listLabel?: string
  children?: ReactNode
}

export function MissingScreen({ title, text, listHref, listLabel, children }: Missing) {
  const { t } = useTexts()
  return (
    <PlainScreen title={title ?? t('Error.NotFound')}>
      {text && <p>{text}</p>}
      {children}
      <Row gap="tight">
        <ButtonLink href={listHref ?? '/view-all-services'}>
          {listLabel ?? t('Home.AllServices')}
        </ButtonLink>
        <ButtonLink look="quiet" href="/search">
          {t('Search.Title')}
        </ButtonLink>
      </Row>
    </PlainScreen>
  )
}
