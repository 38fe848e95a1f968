import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { autopayMethodOf } from '@portal/core/autopay/rules'
import { listUtilityAccounts } from '@portal/openapi/resident-client/billing'
import { listOwnOrganizations } from '@portal/openapi/resident-client/organizations'
import { listStoredMethods } from '@portal/openapi/resident-client/payment-methods'
import { getNotificationSettings, getProfile } from '@portal/openapi/resident-client/profiles'
import { listSignInMeans } from '@portal/openapi/resident-client/social'
import { query } from '@portal/web-ui/api'
import { GlobeIcon, HomeIcon, InfoIcon, MailIcon, UserIcon } from '@portal/web-ui/icons'
import { Grid } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { Tile } from '@portal/web-ui/tile'
import { BuildingIcon, CardIcon } from '@portal/web-ui/topic-icons'
import { useApp } from '@portal/web-ui/use-app'
import { weekdayIn } from '../../../parts/weekday.ts'
import { AccountFrame } from './account-frame.tsx'
import { MailTroubleHint } from './mail-trouble-hint.tsx'
import styles from './overview.module.css'
import { ownIdOf } from './own-id.ts'
import type { Profile } from './queries.ts'
import { accountSections, hrefOfAnchor, type SectionName, sectionNames } from './sections.ts'

const icons = {
  profile: UserIcon,
  security: GlobeIcon,
  billing: CardIcon,
  notifications: MailIcon,
  property: HomeIcon,
  organizations: BuildingIcon,
  data: InfoIcon,
} as const satisfies Readonly<Record<SectionName, unknown>>

/** One card per section. Anchors of the former long page lead to their sections. */
export function Overview({ id }: { id: string }) {
  const { t, format } = useTexts()
  const { page } = useApp()
  const { data: profile } = useSuspenseQuery(query(getProfile, { path: { id } }))
  useOldAnchors()
  const isOwn = page.viewer.organizationId === null
  const facts: Readonly<Record<SectionName, ReactNode>> = {
    profile: <ProfileFacts profile={profile} />,
    security: <SecurityFacts email={profile.Email} />,
    billing: isOwn ? <BillingFacts /> : <p>{t('WaterAccounts.ActingFor')}</p>,
    notifications: <NotificationFacts id={id} />,
    property: <PropertyFacts profile={profile} />,
    organizations: <OrganizationFacts />,
    data: <p>{t('AccountSections.DataLead')}</p>,
  }
  const since = t('Profile.MemberSince', { month: format.date(profile.created_at, 'monthYear') })
  return (
    <AccountFrame current={null} title={t('Profile.Title')} lead={since}>
      <MailTroubleHint profile={profile} />
      <Grid columns="wide">
        {sectionNames.map((name) => {
          const { path, title, parts } = accountSections[name]
          const SectionIcon = icons[name]
          return (
            <div key={name} className={styles.section}>
              {Object.keys(parts).map((anchor) => (
                <span key={anchor} id={anchor} />
              ))}
              <Tile href={path} title={t(title)} heading="h2" look="beside" icon={<SectionIcon />}>
                {facts[name]}
              </Tile>
            </div>
          )
        })}
      </Grid>
    </AccountFrame>
  )
}

export function OwnOverview() {
  return <Overview id={ownIdOf(useApp())} />
}

/** Only the browser knows the anchor. */
function useOldAnchors(): void {
  const navigate = useNavigate()
  const now = useRouterState({
    select: ({ location: { hash, searchStr, state } }) =>
      hrefOfAnchor(hash, searchStr, state.notice),
  })
  // The URL on load: `?notice=` is removed once shown, perhaps before hydration.
  const [href] = useState(now)
  useEffect(() => {
    if (href) void navigate({ href, replace: true })
  }, [href, navigate])
}

function ProfileFacts({ profile }: { profile: Profile }) {
  const { t } = useTexts()
  const { firstName, lastName, phoneNumber, address1, city } = profile
  return (
    <>
      <p>{[firstName, lastName].filter(Boolean).join(' ') || t('AccountSections.NoName')}</p>
      {phoneNumber && <p>{phoneNumber}</p>}
      <p>{[address1, city].filter(Boolean).join(', ') || t('AccountSections.NoAddress')}</p>
    </>
  )
}

function SecurityFacts({ email }: { email: string }) {
  const { t } = useTexts()
  const { data: means } = useSuspenseQuery(query(listSignInMeans))
  const providers = means.providers.map((one) => t(`AccountSections.${one}`)).join(', ')
  return (
    <>
      <p>{email}</p>
      {means.password && <p>{t('AccountSections.WithPassword')}</p>}
      {providers && <p>{t('AccountSections.WithProvider', { providers })}</p>}
    </>
  )
}

function BillingFacts() {
  const { t } = useTexts()
  const { data: accounts } = useSuspenseQuery(query(listUtilityAccounts))
  const { data: methods } = useSuspenseQuery(query(listStoredMethods))
  const on = accounts.filter(({ Autopay }) => autopayMethodOf(Autopay.AutopayStatus) !== null)
  return (
    <>
      <p>{t('AccountSections.WaterAccounts', { count: accounts.length })}</p>
      <p>{t('AccountSections.Methods', { count: methods.length })}</p>
      {accounts.length > 0 && (
        <p>
          {on.length > 0
            ? t('AccountSections.AutopayOn', { count: on.length })
            : t('AccountSections.AutopayOff')}
        </p>
      )}
    </>
  )
}

function NotificationFacts({ id }: { id: string }) {
  const { t } = useTexts()
  const { data: settings } = useSuspenseQuery(query(getNotificationSettings, { path: { id } }))
  const on = settings.filter(({ enabled }) => enabled).length
  return (
    <p>
      {on === settings.length
        ? t('AccountSections.AllOn')
        : t('AccountSections.SomeOn', { count: on, all: settings.length })}
    </p>
  )
}

function PropertyFacts({ profile: { landParcel } }: { profile: Profile }) {
  const { t, format } = useTexts()
  const named = landParcel?.Refuse_Pickup_Day__c
  const day = named && (weekdayIn(format, named) ?? named)
  if (!landParcel) return <p>{t('AccountSections.NoProperty')}</p>
  return <p>{day ? t('AccountSections.PickupDay', { day }) : t('AccountSections.PropertyLead')}</p>
}

function OrganizationFacts() {
  const { t } = useTexts()
  const { data: joined } = useSuspenseQuery(query(listOwnOrganizations))
  if (joined.length === 0) return <p>{t('AccountSections.NoOrganizations')}</p>
  return joined.map(({ Id, Name, Verified }) => (
    <p key={Id}>{Verified ? Name : t('AccountSections.WaitingFor', { name: Name })}</p>
  ))
}
