import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { languageOptions } from '@portal/core/kernel/rules'
import { resendRegistration, sendPasswordMail } from '@portal/openapi/admin-client/directory'
import { ButtonLink } from '@portal/web-ui/button'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { ResetFactors } from '../../people/second-factor/reset-factors.tsx'
import { MailButton } from '../directory/mail-button.tsx'
import { AccountFacts, Accounts, Fact, Organizations } from './facts.tsx'
import { History } from './history.tsx'
import { MailBlock } from './mail-block.tsx'
import { Notes } from './notes.tsx'
import { type HistorySearch, personQuery } from './queries.ts'
import { RecordFrame } from './record-frame.tsx'
import { Roles } from './roles.tsx'

export function PersonScreen({ id, search }: { id: string; search: HistorySearch }) {
  const { t, format } = useTexts()
  const { page } = useApp()
  const { data: person } = useSuspenseQuery(personQuery(id))
  const { name, email, phone, address, language, createdAt, isVerified } = person
  const speaks = languageOptions.find(({ i18nCode }) => i18nCode === language)
  return (
    <RecordFrame
      name={name}
      badges={
        <>
          {(person.isAdmin || person.roles.length > 0) && (
            <StatusBadge color="green">{t('People.Staff')}</StatusBadge>
          )}
          {!isVerified && <StatusBadge color="yellow">{t('People.Unverified')}</StatusBadge>}
        </>
      }
      lines={
        <>
          {address && <Fact label={t('People.Address')}>{address}</Fact>}
          {phone && (
            <Fact label={t('People.Phone')}>
              <a href={`tel:+1${phone.replaceAll(/\D/g, '')}`}>{phone}</a>
            </Fact>
          )}
          {email !== name && (
            <Fact label={t('People.Email')}>
              <a href={`mailto:${email}`}>{email}</a>
            </Fact>
          )}
          <Fact label={t('Users.Language')}>{speaks?.nativeName ?? language}</Fact>
          <span>
            {t('PersonRecord.MemberSince', { date: format.date(createdAt, 'monthYear') })}
          </span>
        </>
      }
      actions={
        <>
          {mayCall(page.viewer.roles, 'enterReport') && (
            <ButtonLink look="quiet" size="small" href={`/requests/new?person=${id}`}>
              {t('Call.Title')}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" size="small" href={`mailto:${email}`}>
            {t('PersonRecord.Write')}
          </ButtonLink>
          <MailButton
            email={email}
            size="small"
            operation={isVerified ? sendPasswordMail : resendRegistration}
          >
            {t(isVerified ? 'PersonRecord.PasswordMail' : 'PersonRecord.ConfirmMail')}
          </MailButton>
          <ButtonLink look="quiet" size="small" href={`/users/view/${id}`}>
            {t('PersonRecord.UserView')}
          </ButtonLink>
          <ButtonLink look="quiet" size="small" href={`/users/edit/${id}/view`}>
            {t('PersonRecord.Edit')}
          </ButtonLink>
        </>
      }
      main={
        <>
          <MailBlock id={id} block={person.mailBlock} />
          <History
            id={id}
            path={`/people/${id}`}
            search={search}
            kinds={person.kinds}
            counts={person.counts}
          />
        </>
      }
      aside={
        <>
          <Notes id={id} notes={person.notes} />
          {mayCall(page.viewer.roles, 'grantRoles') && isVerified && (
            <Roles id={id} person={person} />
          )}
          {mayCall(page.viewer.roles, 'resetSecondFactors') && page.viewer.userId !== id && (
            <ResetFactors id={id} hasFactor={person.hasSecondFactor} />
          )}
          {person.accounts && <Accounts accounts={person.accounts} />}
          <Organizations organizations={person.organizations} />
          <AccountFacts person={person} />
        </>
      }
    />
  )
}
