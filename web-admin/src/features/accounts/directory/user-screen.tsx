import type { ReactNode } from 'react'
import { ArrowLeftIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { UserEditor } from './user-edit.tsx'
import styles from './user-screen.module.css'
import { UserView } from './user-view.tsx'

interface UserScreenProps {
  id: string
  prevPage: string | undefined
}

export function UserViewScreen({ id }: UserScreenProps) {
  const { t } = useTexts()
  return (
    <Frame title={t('Users.ViewTitle')} backHref="/users" back={t('Users.BackToList')}>
      <UserView id={id} />
    </Frame>
  )
}

/** Back leads to the previous screen (spec, admin section 2.3). */
export function UserEditScreen({ id, prevPage }: UserScreenProps) {
  const { t } = useTexts()
  const isFromList = prevPage === 'users'
  return (
    <Frame
      title={t('Users.EditTitle')}
      backHref={isFromList ? '/users' : `/users/view/${id}`}
      back={t(isFromList ? 'Users.BackToList' : 'Users.BackToView')}
    >
      <UserEditor key={id} id={id} />
    </Frame>
  )
}

export function NoUser() {
  const { t } = useTexts()
  return (
    <Frame title={t('Users.NotFound')} backHref="/users" back={t('Users.BackToList')}>
      {null}
    </Frame>
  )
}

interface FrameProps {
  title: string
  backHref: string
  back: string
  children: ReactNode
}

function Frame({ title, backHref, back, children }: FrameProps) {
  return (
    <Screen>
      <Stack gap="wide">
        <p>
          <a href={backHref} className={styles.back}>
            <ArrowLeftIcon size="small" />
            {back}
          </a>
        </p>
        <PageTitle>{title}</PageTitle>
        {children}
      </Stack>
    </Screen>
  )
}
