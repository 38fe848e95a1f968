import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LatLng } from '@portal/core/parcels/rules'
import { categoryFacts, type ReportCategory } from '@portal/core/report-categories/rules'
import { type ReportFieldName, reportFields } from '@portal/core/reports/rules'
import { Banner } from '@portal/web-ui/banner'
import { EmailInput } from '@portal/web-ui/email-input'
import { FieldSet } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { type Fields, fieldsIn } from '@portal/web-ui/forms/fields'
import type { FormAnswer } from '@portal/web-ui/forms/form-answer'
import { PhoneInput } from '@portal/web-ui/phone-input'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { Status } from '@portal/web-ui/status'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FormUse } from '@portal/web-ui/use-form'
import type { KeptReport } from '../../../device/device-database.ts'
import { useOnline } from '../../../device/use-online.ts'
import { CategoryFields } from './category-fields.tsx'
import type { InTurn } from './draft-calls.ts'
import type { KnownDetails } from './known-details.ts'
import { Nearby } from './nearby.tsx'
import { Photos, PlainPhotos } from './photos.tsx'
import { PlaceFields } from './place-fields.tsx'
import styles from './report-entry.module.css'
import { detailsIn, fieldNames, ReplyLost, reportForms } from './report-form.ts'
import { ReportMap } from './report-map.tsx'
import type { SentPhoto } from './send-photo.ts'
import { detailsTyped, placeTyped, typedIn, type TypedReport } from './typed-report.ts'
import type { DraftUse } from './use-draft.ts'
import { useNearby } from './use-nearby.ts'
import { usePhotos } from './use-photos.ts'
import { usePlace } from './use-place.ts'

interface ReportEntryProps {
  serviceId: string
  category: ReportCategory
  /** The service's. */
  title: string
  /** Was on this device, and goes back there. */
  fromDevice: KeptReport | undefined
  typed: TypedReport
  photos: readonly SentPhoto[]
  draft: DraftUse
  inTurn: InTurn
  /** Another person's report is followed instead. */
  onFollowed: () => Promise<void>
  known: KnownDetails | undefined
  /** JavaScript is ready. */
  isAlive: boolean
}

/** The form of a report: place, problem and contact. */
export function ReportEntry(props: ReportEntryProps) {
  const { serviceId, category, typed, known, draft, inTurn, isAlive, fromDevice } = props
  const { t } = useTexts()
  const { page } = useApp()
  const isGuest = page.viewer.userId === null
  const isOnline = useOnline()
  const isForDevice = !isOnline || fromDevice !== undefined
  const photos = usePhotos({ serviceId, before: props.photos, inTurn })
  const form = useAppForm(reportForms[category], {
    async during(send, fields) {
      if (isForDevice) return keep(fields)
      await photos.settled()
      await draft.end()
      const answer = await send().catch((error: unknown) => {
        if (!(error instanceof ReplyLost)) throw error
        return keep(fields, error.key)
      })
      if (answer.kind !== 'done') draft.resume()
      // Another window sent it. Sending this one again makes another report.
      if (answer.kind === 'refused' && answer.code === 'Report.DraftGone') draft.begin(null)
      return answer
    },
  })
  /** On this device, to be sent when the network is back; under the key of a try without a reply. */
  async function keep(fields: Fields, key?: string): Promise<FormAnswer> {
    const inForm = element.current?.closest('form')
    const { keepReport } = await import('./keep-report.ts')
    const answer = await keepReport({
      id: fromDevice?.id ?? key ?? crypto.randomUUID(),
      owner: page.viewer.userId,
      language: page.language,
      serviceId,
      category,
      fields,
      title: props.title,
      draftId: draft.id,
      typed: (inForm && typedIn(inForm)) ?? {},
      photos: photos.held(),
    })
    if (answer.kind === 'done') await draft.end()
    return answer
  }
  const putPhotosBack = useEffectEvent(() => {
    const files = fromDevice?.photos.map(
      ({ name, type, bytes }) => new File([bytes], name, { type }),
    )
    if (files && files.length > 0) photos.add(files)
  })
  useEffect(() => putPhotosBack(), [])
  const element = useRef<HTMLDivElement>(null)
  const [details, setDetails] = useState(() => detailsTyped(category, form.typed, typed))
  const place = usePlace(placeTyped(form.typed, typed))
  const { asksRating, place: placeNeed } = categoryFacts(category)
  const hasPlace = placeNeed !== 'none'
  const nearby = useNearby(category, place)
  // The pin changes the form without a key press.
  const keepPlace = useEffectEvent((position: LatLng | null) => {
    const inForm = element.current?.closest('form')
    if (position && inForm && isAlive) draft.keep(inForm)
  })
  useEffect(() => keepPlace(place.position), [place.position])

  return (
    <Form
      of={form}
      {...(hasPlace && { look: 'wide' })}
      encType="multipart/form-data"
      onInput={({ currentTarget }) => {
        setDetails(detailsIn(category, fieldsIn(currentTarget)))
        draft.keep(currentTarget)
      }}
    >
      <div ref={element} hidden>
        <input type="hidden" name={fieldNames.activityId} value={serviceId} />
        <input type="hidden" name={fieldNames.draftId} value={draft.id ?? ''} />
      </div>
      <Status className={styles.news}>
        {isAlive && (draft.isOffline || !isOnline) && (
          <Banner tone="warn">
            {t(isOnline ? 'ReportDraft.Offline' : 'OnDevice.OfflineForm')}
          </Banner>
        )}
      </Status>
      <div className={styles.form} data-columns={hasPlace ? '' : undefined}>
        {hasPlace && (
          <Part title={t('ReportPlace.Title')}>
            <PlaceFields
              form={form}
              place={place}
              home={known?.address}
              isOptional={placeNeed === 'optional'}
              isAlive={isAlive}
            />
            {isAlive && <Nearby reports={nearby.reports} onFollowed={props.onFollowed} />}
          </Part>
        )}
        {hasPlace && isAlive && (
          <div className={styles.map}>
            <ReportMap place={place} spots={nearby.spots} />
          </div>
        )}
        <div className={styles.rest}>
          <Part title={t(asksRating ? 'Report.FeedbackTitle' : 'Report.WhatTitle')}>
            {asksRating && <Rating form={form} typed={typed} />}
            <CategoryFields {...{ category, form, typed, details }} />
            <Descriptions form={form} typed={typed} isFeedback={asksRating} />
          </Part>
          {isAlive && !asksRating && (
            <Part title={t('ReportPhotos.Title')}>
              <Photos form={form} use={photos} />
            </Part>
          )}
          {!asksRating && (
            <noscript>
              <Part title={t('ReportPhotos.Title')}>
                <PlainPhotos form={form} />
              </Part>
            </noscript>
          )}
          {isGuest && (
            <Part title={t('Report.GuestTitle')}>
              <EmailInput
                {...fieldOf(form, typed, 'guestEmail')}
                hint={t('Report.GuestEmailHint')}
                autoComplete="email"
                optional
              />
            </Part>
          )}
          {!isGuest && (
            <Part title={t('Report.ContactTitle')}>
              <OwnContact form={form} typed={typed} known={known} />
            </Part>
          )}
          {isForDevice ? (
            <Submit
              of={form}
              label={isOnline ? 'OnDevice.SaveChanged' : 'OnDevice.Save'}
              busyLabel="OnDevice.Saving"
            />
          ) : (
            <Submit
              of={form}
              label={asksRating ? 'Report.SubmitFeedback' : 'Report.Submit'}
              busyLabel="Report.Submitting"
            />
          )}
        </div>
      </div>
    </Form>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <FieldSet legend={title} look="panel">
    {children}
  </FieldSet>
)

const ratings = [1, 2, 3, 4, 5] as const

/** A field of every report, with its draft value. */
const fieldOf = (form: FormUse, typed: TypedReport, name: ReportFieldName, first?: string) =>
  form.field(name, typed[name] ?? first)

function Rating({ form, typed }: { form: FormUse; typed: TypedReport }) {
  const { t } = useTexts()
  const { defaultValue, ...parts } = fieldOf(form, typed, 'rating')
  return (
    <RadioGroup
      {...parts}
      {...(defaultValue !== undefined && { defaultValue })}
      options={ratings.map((rating) => ({
        value: String(rating),
        label: t(`Report.Rating_${rating}`),
      }))}
    />
  )
}

interface OwnContactProps {
  form: FormUse
  typed: TypedReport
  known: KnownDetails | undefined
}

/** The contact for this report, prefilled from the account. */
function OwnContact({ form, typed, known }: OwnContactProps) {
  const { t } = useTexts()
  return (
    <>
      <TextInput
        {...fieldOf(form, typed, 'contactName', known?.name)}
        hint={t('Report.ContactHint')}
        maxLength={reportFields.contactName.maxLength}
        autoComplete="name"
        optional
      />
      <PhoneInput
        {...fieldOf(form, typed, 'contactPhone', known?.phone)}
        hint={t('Report.ContactPhoneHint')}
        maxLength={reportFields.contactPhone.maxLength}
        optional
      />
    </>
  )
}

interface DescriptionsProps {
  form: FormUse
  typed: TypedReport
  isFeedback: boolean
}

function Descriptions({ form, typed, isFeedback }: DescriptionsProps) {
  const { t } = useTexts()
  return (
    <>
      <TextArea
        {...fieldOf(form, typed, 'description')}
        hint={t(isFeedback ? 'Report.DescriptionHintFeedback' : 'Report.DescriptionHint')}
        maxLength={reportFields.description.maxLength}
      />
      {!isFeedback && (
        <TextInput
          {...fieldOf(form, typed, 'extraDescription')}
          hint={t('Report.ExtraDescriptionHint')}
          maxLength={reportFields.extraDescription.maxLength}
          autoComplete="off"
          optional
        />
      )}
    </>
  )
}
