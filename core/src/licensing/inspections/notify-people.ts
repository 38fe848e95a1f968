import { notify, type NotificationKind } from '../../casework/messages/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { dateText, hourText } from '../../platform/kernel/format.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { say } from '../../platform/texts/index.ts'
import { notifyFollowers } from '../permits/index.ts'
import { permitHref, permitNumberText } from '../permits/rules.ts'
import type { WindowOfDay } from './slots.ts'

/** In both languages, as its kind of permit has it. */
export interface InspectionNames {
  readonly code: string
  readonly nameEn: string
  readonly nameEs: string
}

/** Who gets an inspection's news, and what they say. */
export interface Told extends InspectionNames {
  readonly requestId: string | null
  readonly year: number
  readonly number: number
  /** Who booked it for another person's permit, such as a contractor. */
  readonly bookerEmail: string | null
  readonly bookerLanguage: Language
}

export type InspectionNews = Extract<NotificationKind, `inspection-${string}`>

/** `Mon, Nov 30, 8 AM to 12 PM` */
export function windowText(context: Context, { day, window }: WindowOfDay): string {
  const { language, city } = context
  const { from, to } = city.inspections[window]
  return say(context, 'Inspections.WindowOfDay', {
    day: dateText(day, language, 'weekdayDay', 'UTC'),
    from: hourText(from, language),
    to: hourText(to, language),
  })
}

interface News {
  readonly kind: InspectionNews
  readonly told: Told
  readonly when: WindowOfDay
  readonly comment?: string
}

/** Statements that notify the applicant and, if it is another person, who booked it. */
export function notifyPeople(context: Context, builder: Builder, news: News) {
  const { kind, told, when, comment = '' } = news
  const valuesIn = (language: Language) => ({
    inspection: language === 'es' ? told.nameEs : told.nameEn,
    permit: permitNumberText(told),
    when: windowText({ ...context, language }, when),
    comment,
  })
  const { requestId, bookerEmail, bookerLanguage: language } = told
  const values = { en: valuesIn('en'), es: valuesIn('es') }
  const inBookers = { language, texts: context.texts }
  return [
    ...(requestId === null ? [] : notify(context, builder, { kind, requestId, values })),
    ...(bookerEmail === null
      ? []
      : [
          queueMail(
            context,
            builder,
            {
              kind: 'inspection-news',
              to: bookerEmail,
              language,
              path: permitHref(told),
              values: {
                headline: say(inBookers, `News.${titles[kind]}Title`, values[language]),
                text: say(inBookers, `News.${titles[kind]}Body`, values[language]),
              },
            },
            newId(context.clock.now()),
          ),
        ]),
  ]
}

/** Statements that tell the permit's followers what its public page says now. */
export function tellFollowers(
  context: Context,
  builder: Builder,
  { id, nameEn, nameEs }: InspectionNames & { readonly id: string },
  { how, comment }: { how: 'InspectionPassed' | 'InspectionFailed'; comment: string },
) {
  const newsIn = (language: Language) => {
    const name = language === 'es' ? nameEs : nameEn
    const what = say({ language, texts: context.texts }, `PermitFollowing.${how}`, { name })
    return { what, text: `${what}. ${comment}`.trim() }
  }
  return notifyFollowers(context, builder, id, { en: newsIn('en'), es: newsIn('es') })
}

const titles = {
  'inspection-booked': 'InspectionBooked',
  'inspection-canceled': 'InspectionCanceled',
  'inspection-passed': 'InspectionPassed',
  'inspection-failed': 'InspectionFailed',
  'inspection-fee': 'InspectionFee',
  'inspection-tomorrow': 'InspectionTomorrow',
} as const satisfies Readonly<Record<InspectionNews, string>>
